import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { type ClientVersion, newAddress, openClient, PASSWORD } from '../testing/index.ts';

/** Where a client connects to and by which key. */
export type Place = { url: string; key: string };

/** Somebody with an account and a client that is signed in to it. */
export type Person = {
  client: SupabaseClient;
  email: string;
  id: string;
  accessToken: string;
  refreshToken: string;
};

/** Signs a new person up. @throws the client's error */
export async function newPerson(published: ClientVersion, place: Place, name?: string): Promise<Person> {
  const client = openClient(published, place);
  const email = newAddress(name);
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error) throw error;
  if (!data.user || !data.session) throw new Error('The sign-up gave no session');
  const { access_token: accessToken, refresh_token: refreshToken } = data.session;
  return { client, email, id: data.user.id, accessToken, refreshToken };
}

/** Signs somebody in once more, on another device. */
export async function signIn(published: ClientVersion, place: Place, email: string): Promise<SupabaseClient> {
  const client = openClient(published, place);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

/** What programs tell errors apart by. */
export const brief = (error: AuthError | null | undefined) =>
  error ? [error.name, error.status, error.code, error.message] : null;

/** Opens an address as a browser does and answers where it leads, without going there. */
export async function leadsTo(address: string): Promise<URL> {
  const response = await fetch(address, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status !== 303 || !location) throw new Error(`Answered ${response.status} without a place`);
  return new URL(location);
}

/** The values in the fragment of an address. */
export const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

/** A verifying program with a session of its own in memory: what PKCE keeps between two calls. */
export function newMemory() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}
