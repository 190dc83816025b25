// TypeScript types of moves, events, views and messages, made from docs/schema: src/generated/NAME.ts
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const schemas = new URL("../../docs/schema/", import.meta.url);
const generated = new URL("../src/generated/", import.meta.url);
const options = {
    additionalProperties: false,
    bannerComment: "// Made from docs/schema by scripts/types.mjs.",
    format: false,
};

await mkdir(generated, { recursive: true });
for (const file of (await readdir(schemas)).filter((name) => name.endsWith(".json"))) {
    const name = file.replace(/\.json$/, "");
    const schema = JSON.parse(await readFile(new URL(file, schemas), "utf8"));
    const types = await compile({ ...schema, title: "Anything" }, "Anything", options);
    const target = new URL(`${name}.ts`, generated);
    const before = await readFile(target, "utf8").catch(() => "");
    if (before !== types) await writeFile(target, types);
}
