import admin from 'monolith-remotes/admin';
import journal from 'monolith-remotes/journal';
import presentations from 'monolith-remotes/presentations';

const remotes: Record<string, unknown> = { admin, journal, presentations };

/** Stands in for the federation runtime in the monolithic build: every remote is there already. */
export function createFederationContainer() {
  return {
    register() {},
    load: (name: string) => Promise.resolve({ default: remotes[name] }),
  };
}
