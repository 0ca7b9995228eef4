import type { MixLayer } from '@reflectory/contracts/sound';
import { addBlock, addRamped, BLOCK, createStereo, type Stereo } from '../core/block.ts';
import { createDrift } from '../core/drift.ts';
import { blend, blendRatio, clamp, createGlide, gainOf } from '../core/glide.ts';
import { deriveSeed } from '../core/random.ts';
import { createLowPass } from '../filters/one-pole.ts';
import { SOUNDS } from './sounds.ts';

/** How loud something still is at a distance from 0 to 1. */
export const loudnessAt = (distance: number) => 1 / (1 + 3 * distance);

/** By how many decibels weather lets a sound come and go. */
const WEATHER_DECIBELS = 6;

const FADE_SECONDS = 1.4;

/** One sound at its place. */
export type Layer = {
  set(layer: MixLayer, weather: number, gain: number): void;
  /** Adds it to what is heard at once and to what the room makes of it. */
  add(dry: Stereo, room: Stereo): void;
  leave(): void;
  hasLeft(): boolean;
};

type LayerOptions = {
  layer: MixLayer;
  sampleRate: number;
  seed: number;
  /** Gain at which the sound has the loudness that the house gives to all sounds. */
  levelFor: (strength: number, distance: number) => number;
  /** Whether it sounds from the beginning on; one that comes later is faded in. */
  isFirst: boolean;
};

/** How loud a sound is in the middle, to the sides and in the room. */
type Gains = { left: number; right: number; width: number; room: number };

/** Where a sound is and how strong, with all that wanders about it. */
function createPlace(options: LayerOptions) {
  const { sampleRate, levelFor } = options;
  const seed = deriveSeed(options.seed, `${options.layer.id} place`);
  const drift = (name: string, seconds: number) =>
    createDrift({ sampleRate, seed: deriveSeed(seed, name), seconds });
  const glide = (value: number, seconds: number) => createGlide({ value, seconds, sampleRate });
  const wander = {
    angle: drift('angle', 17),
    distance: drift('distance', 23),
    loud: drift('loud', 75),
    strong: drift('strong', 95),
  };
  const gain = glide(0, FADE_SECONDS);
  const angle = glide(options.layer.angle, 0.3);
  const distance = glide(options.layer.distance, 0.5);
  return {
    gain,
    next(layer: MixLayer, weather: number, room: number): Gains & { strength: number; distance: number } {
      angle.to(layer.angle);
      distance.to(layer.distance);
      const turn = clamp(angle.next() + layer.movement * 0.9 * wander.angle.next(), -1, 1);
      const far = clamp(distance.next() + layer.movement * 0.35 * wander.distance.next());
      const strength = clamp(layer.strength + weather * 0.3 * wander.strong.next());
      const loud = gainOf(weather * WEATHER_DECIBELS * wander.loud.next());
      const level = gain.next() * levelFor(strength, far) * loudnessAt(far) * loud;
      const side = ((turn + 1) * Math.PI) / 4;
      return {
        left: level * Math.SQRT2 * Math.cos(side),
        right: level * Math.SQRT2 * Math.sin(side),
        // What is far away or all on one side has no width of its own.
        width: level * blend(1, 0.25, far) * (1 - 0.8 * Math.abs(turn)),
        room: room + 0.45 * far,
        strength,
        distance: far,
      };
    },
  };
}

/** Puts a block of a sound to its place, moving from the last place to the next. */
function placeBlock(block: Stereo, from: Gains, to: Gains): void {
  const { left: leftBlock, right: rightBlock } = block;
  for (let i = 0; i < BLOCK; i++) {
    const share = (i + 1) / BLOCK;
    const left = leftBlock[i] ?? 0;
    const right = rightBlock[i] ?? 0;
    const middle = (left + right) / 2;
    const side = ((left - right) / 2) * (from.width + (to.width - from.width) * share);
    leftBlock[i] = middle * (from.left + (to.left - from.left) * share) + side;
    rightBlock[i] = middle * (from.right + (to.right - from.right) * share) - side;
  }
}

export function createLayer(options: LayerOptions): Layer {
  const { sampleRate } = options;
  const sound = SOUNDS[options.layer.kind];
  const seed = deriveSeed(options.seed, options.layer.id);
  const generator = sound.create({ sampleRate, seed, strength: options.layer.strength });
  const place = createPlace(options);
  const dull = {
    left: createLowPass({ sampleRate, frequency: 2e4 }),
    right: createLowPass({ sampleRate, frequency: 2e4 }),
  };
  const block = createStereo();
  let now = { layer: options.layer, weather: 0, gain: 0 };
  let isNew = options.isFirst;
  let isLeaving = false;
  let last: Gains | undefined;
  return {
    set(layer, weather, gain) {
      now = { layer, weather, gain };
      if (isNew) place.gain.jump(layer.level * gain);
      isNew = false;
    },
    add(dry, room) {
      generator.render(block);
      place.gain.to(isLeaving ? 0 : now.layer.level * now.gain);
      const next = place.next(now.layer, now.weather, sound.room);
      generator.change(next.strength);
      placeBlock(block, last ?? next, next);
      for (const ear of ['left', 'right'] as const) {
        dull[ear].tune(blendRatio(19_000, 1700, next.distance));
        dull[ear].process(block[ear]);
        addBlock(dry[ear], block[ear]);
        addRamped(room[ear], block[ear], (last ?? next).room, next.room);
      }
      last = next;
    },
    leave() {
      isLeaving = true;
    },
    hasLeft: () => isLeaving && place.gain.current() < 1e-5,
  };
}
