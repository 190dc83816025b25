// Passkeys: what the server asks of the browser, and what the browser answers, as JSON.
import { api } from "../../lib/api";
import { become } from "../../lib/session.svelte";

export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

export async function addPasskey(): Promise<void> {
  const { options } = await api.beginPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  const made = await navigator.credentials.create({ publicKey });
  await api.addPasskey((made as PublicKeyCredential).toJSON());
}

export async function signInWithPasskey(): Promise<void> {
  const { options } = await api.beginPasskeyLogin();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const found = await navigator.credentials.get({ publicKey });
  become(await api.signInWithPasskey((found as PublicKeyCredential).toJSON()));
}
