"use strict";

const SHOWN = 10;
const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The first numbers of the stream: HMAC-SHA256(secret, SHA-256(contributions as JSON) + counter), 8 bytes of each. */
async function firstNumbers(secret, contributions) {
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const text = new TextEncoder().encode(JSON.stringify(contributions));
  const prefix = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  const numbers = [];
  for (let counter = 0; counter < SHOWN; counter += 1) {
    const block = new Uint8Array(prefix.length + 8);
    block.set(prefix);
    new DataView(block.buffer).setBigUint64(prefix.length, BigInt(counter));
    const drawn = await crypto.subtle.sign("HMAC", key, block);
    numbers.push(new DataView(drawn).getBigUint64(0).toString());
  }
  return numbers;
}

function element(kind, text, style) {
  const made = document.createElement(kind);
  if (text !== undefined) made.textContent = text;
  if (style) made.className = style;
  return made;
}

function list(pairs) {
  const made = element("dl");
  for (const [name, value] of pairs) made.append(element("dt", name), element("dd", value, "code"));
  return made;
}

function say(place, ...parts) {
  place.replaceChildren(...parts);
}

async function asked(address, options) {
  const answer = await fetch(address, options);
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.sentence);
  return found;
}

async function checkTable(id, place) {
  const proof = await asked(`/api/v1/tables/${encodeURIComponent(id)}/proof`);
  const known = [["Game", proof.game], ["Commitment, shown before the match", proof.commitment]];
  proof.contributions.forEach((text, seat) => known.push([`Contribution of seat ${seat}`, text === "" ? "(nothing)" : text]));
  if (proof.secret === null) {
    say(place, list(known), element("p", "The secret is revealed when the match is over; until then nothing can be checked."));
    return;
  }
  known.push(["Secret, revealed after the match", proof.secret]);
  if (!globalThis.crypto?.subtle) {
    say(place, list(known), element("p", "Browsers work this out on pages with https only. Download the record and use the command below.", "bad"));
    place.append(download(id));
    return;
  }
  const worked = hex(await crypto.subtle.digest("SHA-256", bytesOf(proof.secret)));
  const fits = worked === proof.commitment;
  const verdict = fits
    ? element("p", "The secret is the one that was committed to before the match.", "good")
    : element("p", "The secret is not the one that was committed to: these dice were changed.", "bad");
  const numbers = element("ol");
  for (const number of await firstNumbers(proof.secret, proof.contributions)) numbers.append(element("li", number, "code"));
  say(
    place,
    list(known),
    list([["SHA-256 of the secret, worked out here", worked]]),
    verdict,
    element("p", `The first ${SHOWN} numbers of the stream, worked out here; a number below n is that modulo n:`),
    numbers,
    element("p", "That the match used these numbers, and in the right order, the record shows:"),
    download(id),
  );
}

function download(id) {
  const row = element("p");
  const link = element("a", "Download the record");
  link.href = `/api/v1/tables/${encodeURIComponent(id)}/record`;
  link.download = "";
  const button = element("button", "Replay it on the server");
  const answer = element("div");
  button.addEventListener("click", () =>
    guarded(answer, async () => verify(await (await fetch(link.href)).text(), answer)),
  );
  row.append(link, " ", button, answer);
  return row;
}

async function verify(text, place) {
  const headers = { "Content-Type": "application/json" };
  const found = await asked("/api/v1/check", { method: "POST", headers, body: text });
  say(place, element("p", found.sentence, found.sound ? "good" : "bad"));
}

async function guarded(place, work) {
  say(place, element("p", "One moment …", "quiet"));
  try {
    await work();
  } catch (problem) {
    say(place, element("p", problem.message || "That did not work.", "bad"));
  }
}

const tableForm = document.getElementById("table-form");
const tableAnswer = document.getElementById("table-answer");
tableForm.addEventListener("submit", (event) => {
  event.preventDefault();
  const id = tableForm.elements.table.value.trim();
  history.replaceState(null, "", `/check/${encodeURIComponent(id)}`);
  guarded(tableAnswer, () => checkTable(id, tableAnswer));
});

const recordForm = document.getElementById("record-form");
const recordAnswer = document.getElementById("record-answer");
recordForm.addEventListener("submit", (event) => {
  event.preventDefault();
  guarded(recordAnswer, async () => verify(await recordForm.elements.record.files[0].text(), recordAnswer));
});

const named = location.pathname.match(/^\/check\/([^/]+)$/);
if (named) {
  const id = decodeURIComponent(named[1]);
  tableForm.elements.table.value = id;
  guarded(tableAnswer, () => checkTable(id, tableAnswer));
}
