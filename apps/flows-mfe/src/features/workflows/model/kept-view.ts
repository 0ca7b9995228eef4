import { useState } from 'react';

export type View = 'list' | 'drawing';

/** Where this device keeps how routines are looked at. */
const KEPT_AT = 'reflectory.workflow-view';

const keptView = (): View => {
  try {
    return localStorage.getItem(KEPT_AT) === 'drawing' ? 'drawing' : 'list';
  } catch {
    return 'list';
  }
};

/** How routines are looked at on this device; a list at first. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState(keptView);
  const choose = (chosen: View) => {
    setView(chosen);
    try {
      localStorage.setItem(KEPT_AT, chosen);
    } catch {
      // Without a storage it is chosen anew each time.
    }
  };
  return [view, choose];
}
