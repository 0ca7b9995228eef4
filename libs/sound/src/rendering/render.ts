import type { Mix } from '@reflectory/contracts/sound';
import { BLOCK, createStereo } from '../core/block.ts';
import { createLimiter } from '../mix/limiter.ts';
import { createMixer } from '../mix/mixer.ts';

/** A piece of what was rendered: two channels of the same length. */
export type Piece = { left: Float32Array; right: Float32Array };

export type RenderOptions = {
  sampleRate: number;
  seconds: number;
  /** Seconds in which it comes at the beginning and goes at the end. */
  fadeIn?: number;
  fadeOut?: number;
  /** Frames of one piece, a multiple of a block; about a second unless said otherwise. */
  pieceFrames?: number;
};

/** Renders a mix piece by piece, faster than it sounds; who takes the pieces decides how much memory that needs. */
export function* renderMix(mix: Mix, options: RenderOptions): Generator<Piece> {
  const { sampleRate, seconds, fadeIn = 0.5, fadeOut = 0 } = options;
  const pieceFrames = options.pieceFrames ?? BLOCK * Math.round(sampleRate / BLOCK);
  const frames = Math.round(seconds * sampleRate);
  const fadeFrom = frames - fadeOut * sampleRate;
  const mixer = createMixer({ sampleRate });
  mixer.set(mix);
  mixer.fader.to(1, fadeIn);
  const limiter = createLimiter({ sampleRate });
  const block = createStereo();
  let isFading = false;
  for (let done = 0; done < frames; done += pieceFrames) {
    const length = Math.min(pieceFrames, frames - done);
    const piece = { left: new Float32Array(length), right: new Float32Array(length) };
    for (let at = 0; at < length; at += BLOCK) {
      if (fadeOut > 0 && !isFading && done + at >= fadeFrom) {
        isFading = true;
        mixer.fader.to(0, (frames - done - at - 2 * BLOCK) / sampleRate);
      }
      mixer.render(block);
      limiter.process(block);
      const rest = Math.min(BLOCK, length - at);
      piece.left.set(block.left.subarray(0, rest), at);
      piece.right.set(block.right.subarray(0, rest), at);
    }
    yield piece;
  }
}

/** A whole mix in memory: for what is short, and for measuring. */
export function renderWhole(mix: Mix, options: RenderOptions): Piece {
  const frames = Math.round(options.seconds * options.sampleRate);
  const whole = { left: new Float32Array(frames), right: new Float32Array(frames) };
  let at = 0;
  for (const piece of renderMix(mix, options)) {
    whole.left.set(piece.left, at);
    whole.right.set(piece.right, at);
    at += piece.left.length;
  }
  return whole;
}
