import type { Mix, MixLayer } from '@reflectory/contracts/sound';
import { groupOf, type SoundGroup } from './sound-groups.ts';

const WIDTH = 320;
const HEIGHT = 160;

/** One stroke of a picture: a path, whether it is filled, and how strong it is. */
export type Stroke = { path: string; isFilled: boolean; opacity: number; hue: number };

const HUES: Record<SoundGroup, number> = { weather: 230, places: 185, tones: 85, music: 320, colours: 265 };

function createDraw(seed: number) {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A hill as a line from side to side, higher and rougher the stronger the sound is. */
function hill({ strength, distance, angle }: MixLayer, draw: () => number): string {
  const base = HEIGHT * (0.82 - 0.5 * distance);
  const peak = WIDTH * (0.5 + 0.4 * angle);
  const size = 12 + 34 * strength;
  const phases = [draw() * 6.28, draw() * 6.28];
  const points = Array.from({ length: 17 }, (_, index) => {
    const x = (WIDTH * index) / 16;
    const near = Math.exp(-(((x - peak) / 110) ** 2));
    const wave = Math.sin(x / 38 + (phases[0] ?? 0)) + 0.5 * Math.sin(x / 17 + (phases[1] ?? 0));
    return `${round(x)} ${round(base - near * size - wave * (2 + 6 * strength))}`;
  });
  return `M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}Z`;
}

/** Drops, sparks or notes around the place of a sound. */
function marks({ kind, strength, distance, angle }: MixLayer, draw: () => number): string {
  const isRain = kind.endsWith('rain');
  const count = isRain ? 26 + 70 * strength : 8 + 22 * strength;
  const spread = isRain ? 1 : 0.55;
  const size = (isRain ? 9 : 2.4) * (1 - 0.55 * distance);
  return Array.from({ length: Math.round(count) }, () => {
    const x = round(WIDTH * (0.5 + 0.32 * angle + spread * (draw() - 0.5)));
    const y = round(HEIGHT * (0.06 + 0.8 * draw()));
    const length = round(size * (0.5 + draw()));
    return isRain ? `M${x} ${y}l${round(-length / 5)} ${length}` : `M${x} ${y}h.1`;
  }).join('');
}

const HAS_MARKS = new Set<MixLayer['kind']>([
  'rain',
  'roof-rain',
  'leaf-rain',
  'fire',
  'night',
  'bowls',
  'bells',
  'chimes',
  'cafe',
]);

/** What a mix looks like: what is far stands high and pale, what is near low and strong; music and bells are lights. */
export function mixPicture({ layers, seed }: Mix): Stroke[] {
  const draw = createDraw(seed + 1);
  return layers
    .toSorted((a, b) => b.distance - a.distance)
    .flatMap((layer) => {
      const group = groupOf(layer.kind);
      const opacity = round((0.35 + 0.6 * layer.level) * (1 - 0.5 * layer.distance) * 10) / 10;
      const hue = layer.kind === 'fire' ? 50 : HUES[group];
      const strokes: Stroke[] = [];
      const isLight = group === 'tones' && layer.kind !== 'drone';
      if (!isLight) strokes.push({ path: hill(layer, draw), isFilled: true, opacity: opacity * 0.6, hue });
      if (isLight || group === 'music' || HAS_MARKS.has(layer.kind)) {
        strokes.push({ path: marks(layer, draw), isFilled: false, opacity, hue });
      }
      return strokes;
    });
}
