import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is being drawn on the server: for somebody whose time zone nobody knows, and without a script that
 * would answer a button.
 */
export function useIsServer(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
