import { useSyncExternalStore } from 'react';
import { useShellServices } from '../services.ts';
import type { ConsentState, ConsentStore } from './consent-store.ts';

/** Whether this person lets the instance count which screens are used, and how to change that. */
export function useAnalyticsConsent(): ConsentState & Pick<ConsentStore, 'choose'> {
  const { consent } = useShellServices();
  const state = useSyncExternalStore(consent.subscribe, consent.get);
  return { ...state, choose: consent.choose };
}
