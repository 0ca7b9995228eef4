const nameOf = (id: string) => `reflectory.recording:${id}`;

/** Says to other tabs that a recording is under way here, until `ended`. */
export function holdWhile(id: string, ended: Promise<void>): void {
  void navigator.locks?.request(nameOf(id), () => ended);
}

/** Whether a tab records this at the moment. */
export async function isHeld(id: string): Promise<boolean> {
  if (!navigator.locks) return false;
  return navigator.locks.request(nameOf(id), { ifAvailable: true }, (lock) => lock === null);
}
