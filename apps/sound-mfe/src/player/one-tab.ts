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
