/** Names a step in a run: within a list that is gone through, with the place of the thing, as `say.2`. */
export const keyOfStep = (id: string, at: number | null): string => (at === null ? id : `${id}.${at}`);

/** The step that a key names, and the place of the thing for which it was done; null outside of lists. */
export function stepOfKey(key: string): { id: string; at: number | null } {
  const [id = '', at] = key.split('.');
  return { id, at: at === undefined ? null : Number(at) };
}
