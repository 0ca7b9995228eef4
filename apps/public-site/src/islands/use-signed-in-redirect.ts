import { useCallback, useEffect, useRef } from 'react';
import { destinationOf } from './auth-mode.ts';
import { loadClient } from './service.ts';

/**
 * Sends a person with a session on to the journal (specification, section 4), unless they came by a reset link.
 * What is returned runs a flow that decides by itself where to go.
 */
export function useSignedInRedirect(onRecovery: () => void): <T>(flow: () => Promise<T>) => Promise<T> {
  const isBusy = useRef(false);
  const handleRecovery = useRef(onRecovery);
  useEffect(() => {
    let isRecovering = new URLSearchParams(location.hash.slice(1)).get('type') === 'recovery';
    if (isRecovering) handleRecovery.current();
    const loaded = loadClient().then((client) =>
      client.auth.onAuthStateChange((event, session) => {
        if (event === 'PASSWORD_RECOVERY') {
          isRecovering = true;
          handleRecovery.current();
        } else if (session && !isRecovering && !isBusy.current && event !== 'USER_UPDATED') {
          location.replace(destinationOf(location.search));
        }
      }),
    );
    return () => void loaded.then(({ data }) => data.subscription.unsubscribe());
  }, []);
  return useCallback(async (flow) => {
    isBusy.current = true;
    try {
      return await flow();
    } finally {
      isBusy.current = false;
    }
  }, []);
}
