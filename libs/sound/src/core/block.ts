/** Frames that are rendered at once, as many as an AudioWorklet asks for: whatever is cut in pieces sounds the same. */
export const BLOCK = 128;

/** One block of two channels. */
export type Stereo = { left: Float32Array; right: Float32Array };

export const createBlock = () => new Float32Array(BLOCK);

export const createStereo = (): Stereo => ({ left: createBlock(), right: createBlock() });

/** Adds a block to another. */
export function addBlock(target: Float32Array, source: Float32Array, gain = 1): void {
  for (let i = 0; i < BLOCK; i++) target[i] = (target[i] ?? 0) + (source[i] ?? 0) * gain;
}

/** Adds a block to another while its gain moves evenly from one value to the next. */
export function addRamped(target: Float32Array, source: Float32Array, from: number, to: number): void {
  if (from === to) {
    addBlock(target, source, to);
    return;
  }
  const step = (to - from) / BLOCK;
  let gain = from;
  for (let i = 0; i < BLOCK; i++) {
    gain += step;
    target[i] = (target[i] ?? 0) + (source[i] ?? 0) * gain;
  }
}

/** Multiplies a block while the gain moves evenly from one value to the next. */
export function rampBlock(block: Float32Array, from: number, to: number): void {
  const step = (to - from) / BLOCK;
  let gain = from;
  for (let i = 0; i < BLOCK; i++) {
    gain += step;
    block[i] = (block[i] ?? 0) * gain;
  }
}
