import type { Mix } from '@reflectory/contracts/sound';
import { createStereo, rampBlock, type Stereo } from '../core/block.ts';
import { createHighPass } from '../filters/one-pole.ts';
import { gainOf } from '../core/glide.ts';
import { createFader, type Fader } from './fader.ts';
import { createLayer, loudnessAt, type Layer } from './layer.ts';
import { levelOf } from './loudness-table.ts';
import { createReverb } from './reverb.ts';

/** All sounds of a mix as one signal of two channels, not yet kept below full scale. */
export type Mixer = {
  /** What is to be heard from now on; layers that stay go on sounding. */
  set(mix: Mix): void;
  /** Loudness of the whole. */
  fader: Fader;
  render(out: Stereo): void;
  /** How many sounds are made at the moment, those included that fade away. */
  layers(): number;
};

/** Sounds that do not know each other add up in power: more of them are not to be louder. */
export function sharedGain(mix: Mix): number {
  const power = mix.layers.reduce((sum, { level, distance }) => sum + (level * loudnessAt(distance)) ** 2, 0);
  return gainOf(mix.trim ?? 0) / Math.sqrt(Math.max(1, power));
}

export function createMixer(options: {
  sampleRate: number;
  /** Gain of a sound; left out, the one at which it has the loudness of the house. */
  levelOf?: typeof levelOf;
}): Mixer {
  const { sampleRate } = options;
  const level = options.levelOf ?? levelOf;
  const layers = new Map<string, Layer>();
  const leaving = new Set<Layer>();
  const room = createStereo();
  const reverb = createReverb({ sampleRate });
  const standing = {
    left: createHighPass({ sampleRate, frequency: 8 }),
    right: createHighPass({ sampleRate, frequency: 8 }),
  };
  const fader = createFader({ sampleRate });
  const keyOf = ({ id, kind }: Mix['layers'][number], seed: number) => `${id} ${kind} ${seed}`;

  function set(mix: Mix) {
    const gain = sharedGain(mix);
    // While nothing is heard the fader brings in all of them together.
    const isFirst = fader.level() === 0;
    const wanted = new Set(mix.layers.map((layer) => keyOf(layer, mix.seed)));
    for (const [key, layer] of layers) {
      if (wanted.has(key)) continue;
      layer.leave();
      layers.delete(key);
      leaving.add(layer);
    }
    for (const one of mix.layers) {
      const key = keyOf(one, mix.seed);
      const levelFor = (strength: number, distance: number) => level(one.kind, strength, distance);
      const layer =
        layers.get(key) ?? createLayer({ layer: one, sampleRate, seed: mix.seed, levelFor, isFirst });
      layers.set(key, layer);
      layer.set(one, mix.weather, gain);
    }
  }

  return {
    set,
    fader,
    layers: () => layers.size + leaving.size,
    render(out) {
      out.left.fill(0);
      out.right.fill(0);
      room.left.fill(0);
      room.right.fill(0);
      for (const layer of layers.values()) layer.add(out, room);
      for (const layer of leaving) {
        layer.add(out, room);
        if (layer.hasLeft()) leaving.delete(layer);
      }
      reverb.process(room, out);
      standing.left.process(out.left);
      standing.right.process(out.right);
      const { from, to } = fader.next();
      rampBlock(out.left, from, to);
      rampBlock(out.right, from, to);
    },
  };
}
