import type { ServiceClient } from '@reflectory/client';
import type { AuthState } from '@reflectory/platform-sdk';

type SessionUser = { id: string; email?: string | undefined; user_metadata?: Record<string, unknown> };

/** The signed-in person of a session; the name given at sign-up stands until the profile is read. */
function stateOf(user: SessionUser | undefined): AuthState {
  if (!user) return { status: 'signed-out' };
  const { id, email = '' } = user;
  const name = user.user_metadata?.name;
  return { status: 'signed-in', user: { id, email, name: typeof name === 'string' ? name : '' } };
}

export type AuthStore = { get(): AuthState; subscribe(listener: () => void): () => void };

/**
 * The auth session as the service client holds it. `onOtherPerson` is called when another tab signs in as somebody
 * else: what this page shows is no longer theirs.
 */
export function createAuthStore(client: ServiceClient, onOtherPerson: () => void): AuthStore {
  const listeners = new Set<() => void>();
  let state: AuthState = { status: 'loading' };
  client.auth.onAuthStateChange((event, session) => {
    const next = stateOf(session?.user);
    const isOther =
      event === 'SIGNED_IN' &&
      state.status !== 'loading' &&
      next.status === 'signed-in' &&
      (state.status === 'signed-out' || state.user.id !== next.user.id);
    state = next;
    for (const listener of listeners) listener();
    if (isOther) onOtherPerson();
  });
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
