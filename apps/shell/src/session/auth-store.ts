import type { ServiceClient } from '@reflectory/client';
import type { AuthState } from '@reflectory/platform-sdk';
import { createListeners } from '@reflectory/platform-sdk/listeners';
import { accessTokenClaims } from './access-token-claims.ts';

type SessionUser = {
  id: string;
  email?: string | undefined;
  user_metadata?: Record<string, unknown>;
  factors?: { status: string }[] | undefined;
};
type AuthSession = { user: SessionUser; access_token?: string };

/** The signed-in person of a session; the name given at sign-up stands until the profile is read. */
function stateOf(user: SessionUser | undefined): AuthState {
  if (!user) return { status: 'signed-out' };
  const { id, email = '' } = user;
  const name = user.user_metadata?.name;
  return { status: 'signed-in', user: { id, email, name: typeof name === 'string' ? name : '' } };
}

/** What the shell alone knows of its auth session. */
type AuthSessionFacts = {
  id: string | null;
  /** The person has a second factor and has not shown it in this auth session: nothing but /auth is open. */
  needsSecondFactor: boolean;
};

function factsOf(session: AuthSession | null): AuthSessionFacts {
  const { authSessionId, aal } = accessTokenClaims(session?.access_token);
  const hasFactor = session?.user.factors?.some(({ status }) => status === 'verified') ?? false;
  return { id: authSessionId, needsSecondFactor: hasFactor && aal === 'aal1' };
}

export type AuthStore = {
  get(): AuthState;
  authSession(): AuthSessionFacts;
  /** Who is signed in here, or was last; null while nobody ever was. */
  lastUserId(): string | null;
  subscribe(listener: () => void): () => void;
};

/**
 * The auth session as the service client holds it. `onOtherPerson` is called when another tab signs in as somebody
 * else: what this page shows is no longer theirs. `stored` gives the session of a page that came from the device: it
 * stands at once, and as long as no network is there to renew its token.
 */
export function createAuthStore(
  client: ServiceClient,
  onOtherPerson: () => void,
  stored: () => AuthSession | null = () => null,
): AuthStore {
  const listeners = createListeners();
  const first = stored();
  let state: AuthState = first ? stateOf(first.user) : { status: 'loading' };
  let facts = factsOf(first);
  let lastUserId = first?.user.id ?? null;
  client.auth.onAuthStateChange((event, session) => {
    if (event === 'INITIAL_SESSION' && !session && stored()) return;
    const next = stateOf(session?.user);
    if (next.status === 'signed-in') lastUserId = next.user.id;
    const isOther =
      event === 'SIGNED_IN' &&
      state.status !== 'loading' &&
      next.status === 'signed-in' &&
      (state.status === 'signed-out' || state.user.id !== next.user.id);
    state = next;
    facts = factsOf(session);
    listeners.notify();
    if (isOther) onOtherPerson();
  });
  return {
    get: () => state,
    authSession: () => facts,
    lastUserId: () => lastUserId,
    subscribe: listeners.subscribe,
  };
}
