/** Holds a name before other tabs, until `ended`; the browser lets go of it when the page is gone. */
export function holdWhile(name: string, ended: Promise<void>): void {
  void navigator.locks?.request(name, () => ended);
}

/** Whether a page of this browser holds the name at the moment. */
export async function isHeld(name: string): Promise<boolean> {
  if (!navigator.locks) return false;
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => lock === null);
}
