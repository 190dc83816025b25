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
const shapes = {};
for (const file of (await readdir(schemas)).filter((name) => name.endsWith(".json"))) {
  const name = file.replace(/\.json$/, "");
  const schema = JSON.parse(await readFile(new URL(file, schemas), "utf8"));
  const types = await compile({ ...schema, title: "Anything" }, "Anything", options);
  await write(`${name}.ts`, types);
  if (schema.$defs.Move) shapes[name] = shapesOf(schema.$defs);
}
await write("shapes.json", JSON.stringify(shapes));

async function write(name, text) {
  const target = new URL(name, generated);
  const before = await readFile(target, "utf8").catch(() => "");
  if (before !== text) await writeFile(target, text);
}

// The fields of moves with amounts: {type: {field: {pile: [kinds]} | {kinds: [kinds]} | "seats"}}
function shapesOf(defs) {
  const found = {};
  for (const { $ref } of defs.Move.anyOf) {
    const { type, ...fields } = defs[$ref.split("/").pop()].properties;
    const shape = Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, shapeOf(schema, defs)]));
    if (Object.values(shape).some((part) => part.pile)) found[type.enum[0]] = shape;
  }
  return found;
}

function shapeOf(schema, defs) {
  const definition = schema.$ref ? defs[schema.$ref.split("/").pop()] : schema;
  if (definition.enum) return { kinds: definition.enum };
  if (definition.type === "array" && definition.items?.type === "integer") return "seats";
  const parts = Object.entries(definition.properties ?? {});
  if (parts.length > 0 && parts.every(([, part]) => part.type === "integer"))
    return { pile: parts.map(([kind]) => kind) };
  return "other";
}
