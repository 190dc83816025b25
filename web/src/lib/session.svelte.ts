// Who I am here. undefined: not known yet; null: nobody so far.
import { api, ApiError } from "./api";
import type { Me } from "./http";
import { connection } from "./online.svelte";

export const session = $state({
  me: undefined as Me | null | undefined,
  /** Shown once, after a first visit. */
  recoveryCode: null as string | null,
});

export async function load(): Promise<void> {
  try {
    become(await api.me());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    become(null);
  }
}

export async function comeIn(name: string): Promise<void> {
  const { recovery_code, ...me } = await api.becomeGuest(name);
  session.recoveryCode = recovery_code;
  become(me);
}

export async function recover(code: string): Promise<void> {
  become(await api.recover(code));
}

export async function signIn(login: string, password: string): Promise<void> {
  become(await api.signIn(login, password));
}

export async function signOut(): Promise<void> {
  await api.signOut();
  become(null);
}

/** The connection begins anew as this person. */
export function become(me: Me | null): void {
  const before = session.me?.id;
  session.me = me;
  if (before !== me?.id) connection.restart();
}
