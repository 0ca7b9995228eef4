/** What is needed of a browser's devices. */
export type OutputDevices = Pick<MediaDevices, 'enumerateDevices' | 'addEventListener'>;

/** Entries that stand for another device, whichever it is by now. */
const STAND_INS = new Set(['default', 'communications']);

/** Ids of outputs. A page that was never let near a microphone hears of one alone, with an empty id. */
async function outputsOf(devices: OutputDevices): Promise<string[]> {
  const all = await devices.enumerateDevices().catch(() => []);
  return all
    .filter(({ kind, deviceId }) => kind === 'audiooutput' && !STAND_INS.has(deviceId))
    .map(({ deviceId }) => deviceId);
}

const areNamed = (outputs: readonly string[]) => outputs.length > 0 && !outputs.includes('');

/**
 * Tells when an output may be gone, so that what it said to somebody alone goes on through loudspeakers: one that was
 * known is not there any more, or something changed and the browser does not say what.
 */
export function watchOutputs(devices: OutputDevices, onGone: () => void): void {
  let before = outputsOf(devices);
  devices.addEventListener('devicechange', () => {
    const last = before;
    before = outputsOf(devices);
    void Promise.all([last, before]).then(([then, now]) => {
      const isKnown = areNamed(then) && areNamed(now);
      if (!isKnown || then.some((id) => !now.includes(id))) onGone();
    });
  });
}
