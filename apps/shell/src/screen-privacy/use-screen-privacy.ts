import type { ScreenPrivacy } from '@reflectory/platform-sdk';
import { useSyncExternalStore } from 'react';
import { useShellServices } from '../services.ts';

/** What the person hides on this device, and how to change that. */
export function useScreenPrivacy(): ScreenPrivacy {
  const { screenPrivacy } = useShellServices();
  const state = useSyncExternalStore(screenPrivacy.subscribe, screenPrivacy.get);
  return { ...state, choose: screenPrivacy.choose };
}
