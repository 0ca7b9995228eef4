import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { insist } from './insist.ts';
import { countingFetch, type Tally } from './tally.ts';

/** Password of everybody in the run. */
export const PASSWORD = 'quiet-notebook-7';

/** Somebody who is signed in, by the published client. */
export type Writer = {
  client: SupabaseClient;
  userId: string;
  /** Calls past the client, as the same person. */
  post(path: string, body: unknown, headers: Record<string, string>): Promise<Response>;
};

export type Place = { url: string; anonKey: string };

/** A client that keeps nothing. */
export function openClient({ url, anonKey }: Place, tally: Tally): SupabaseClient {
  return createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: countingFetch(tally) },
  });
}

/** Signs somebody up. @throws Error when the service refuses */
export async function createWriter(place: Place, tally: Tally): Promise<Writer> {
  const client = openClient(place, tally);
  const email = `writer-${randomUUID()}@example.com`;
  await insist(tally, async () => {
    const { error } = await client.auth.signUp({ email, password: PASSWORD });
    return error ? 'again' : 'done';
  });
  const { data } = await client.auth.getUser();
  if (!data.user) throw new Error('Nobody is signed in');
  const send = countingFetch(tally);
  return {
    client,
    userId: data.user.id,
    async post(path, body, headers) {
      const { data: signedIn } = await client.auth.getSession();
      return send(`${place.url}${path}`, {
        method: 'POST',
        headers: {
          apikey: place.anonKey,
          authorization: `Bearer ${signedIn.session?.access_token ?? ''}`,
          'content-type': 'application/json',
          ...headers,
        },
        body: JSON.stringify(body),
      });
    },
  };
}
