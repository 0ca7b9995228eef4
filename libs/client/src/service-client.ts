import type { Database } from '@reflectory/contracts/database';
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';

/** Milliseconds before the end of a token in which it is left to the client, which renews it in the last 90 seconds. */
const RENEWED_MS = 120_000;

/** The published client, typed with our tables. */
export type ServiceClient = SupabaseClient<Database>;

/** Where the service is and the key of the anonymous role, both from the boot manifest. */
export type ServiceClientOptions = {
  url: string;
  anonKey: string;
  /** `takeTokens` where the page takes the tokens that a mailed link leaves in its address: the sign-in screen alone does. */
  takeTokens?: typeof takeTokens | false;
  /** Hears that the service refuses this auth session until the second factor is given. */
  onSecondFactorNeeded?: () => void;
};

/** Looks at refusals on their way, so that not every caller has to know of the second factor. */
function watchedFetch(url: string, onSecondFactorNeeded: () => void): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (answer.status === 403 && address.startsWith(`${url}/rest/v1/`)) {
      const text = await answer.clone().text();
      if (text.includes('"insufficient_aal"')) onSecondFactorNeeded();
    }
    return answer;
  };
}

/**
 * Takes the tokens of a mailed link out of the address where it stands. The client read them a moment ago, and would go
 * on to an address without them: they would stay behind in the history of the browser.
 */
export function takeTokens(
  address: URL,
  { access_token, error_description }: Record<string, string>,
): boolean {
  // Of two tokens, or one in the query, a page that looks at the fragment would see another one than the client takes.
  const given = new URLSearchParams(address.hash.slice(1)).getAll('access_token');
  if (access_token && (given.length !== 1 || given[0] !== access_token)) return false;
  if (access_token) history.replaceState(history.state, '', `${location.pathname}${location.search}#`);
  return Boolean(access_token || error_description);
}

/**
 * Takes the auth session from memory while its token is good. The client reads it under a lock of all tabs for each call, so
 * that calls which begin together wait for one another.
 */
function readFromMemory({ auth }: ServiceClient): void {
  let session: Session | null = null;
  auth.onAuthStateChange((_event, next) => {
    session = next;
  });
  const readLocked = auth.getSession.bind(auth);
  auth.getSession = () =>
    session && (session.expires_at ?? 0) * 1000 - Date.now() > RENEWED_MS
      ? Promise.resolve({ data: { session }, error: null })
      : readLocked();
}

/** One client per page: it keeps the auth session in local storage and refreshes it (specification, section 9). */
export function createServiceClient({
  url,
  anonKey,
  takeTokens: detectSessionInUrl = false,
  onSecondFactorNeeded,
}: ServiceClientOptions): ServiceClient {
  const client = createClient<Database>(url, anonKey, {
    auth: { detectSessionInUrl },
    ...(onSecondFactorNeeded && { global: { fetch: watchedFetch(url, onSecondFactorNeeded) } }),
  });
  readFromMemory(client);
  return client;
}
