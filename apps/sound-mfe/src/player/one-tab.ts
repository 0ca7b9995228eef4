/** Makes this tab the one that is heard; `onTaken` is told when another one is. */
export type ClaimSound = (onTaken: () => void) => { release(): void };

const LOCK = 'reflectory.sound';

/** One lock for all tabs: who takes it is heard, who loses it falls silent. */
export const claimSound: ClaimSound = (onTaken) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(LOCK, { steal: true }, () => held).catch(onTaken);
  return { release: () => release() };
};

/** Takes the sound while it is not held, and gives it back. */
export function createHold(claim: ClaimSound, onTaken: () => void) {
  let held: ReturnType<ClaimSound> | null = null;
  return {
    hold() {
      held ??= claim(() => {
        held = null;
        onTaken();
      });
    },
    release() {
      held?.release();
      held = null;
    },
  };
}
