import type { MixSounding } from './player-state.ts';
import { readMixSounding } from './read-sounding.ts';

const KEY = 'reflectory.sound.draft';

/** A mix that somebody works on and has not kept, for when they come back to it in this tab. */
export function readDraft(key: string): MixSounding | null {
  try {
    const draft = readMixSounding(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return draft?.key === key ? draft : null;
  } catch {
    return null;
  }
}

export function writeDraft(draft: MixSounding): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // It is on the screen still.
  }
}

export const forgetDraft = (): void => sessionStorage.removeItem(KEY);
