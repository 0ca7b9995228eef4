import type { EmotionInsight } from '@reflectory/contracts/journal';
import { familyHues, oklchToHex } from './palette.ts';
import { between, randomFrom, type Random } from './random.ts';

/** What a thumbnail is drawn from: the seed of the artwork, and what was felt, the strongest first. */
export type ThumbnailInput = {
  seed: string;
  emotions: readonly Pick<EmotionInsight, 'family' | 'percentage'>[];
};

/** A feeling of an artwork: its colour and its part of the whole, 0 to 1. */
type Tone = { colour: string; share: number };
type Form = (tones: readonly Tone[], random: Random) => string;

const size = 96;
const middle = size / 2;
const mostTones = 4;

const tonesOf = (emotions: ThumbnailInput['emotions'], random: Random): Tone[] => {
  const felt = emotions.filter(({ percentage }) => percentage > 0);
  const total = felt.reduce((sum, { percentage }) => sum + percentage, 0);
  return felt.slice(0, mostTones).map(({ family, percentage }) => ({
    colour: oklchToHex(0.76, 0.15, familyHues[family] + between(random, -6, 6)),
    share: percentage / total,
  }));
};

const round = (value: number): number => Math.round(value * 10) / 10;
const at = (radius: number, turn: number): string =>
  `${round(middle + radius * Math.cos(2 * Math.PI * turn))} ${round(middle + radius * Math.sin(2 * Math.PI * turn))}`;
/** Where the part of each tone begins, 0 to 1. */
const startsOf = (tones: readonly Tone[]): number[] =>
  tones.map((_tone, index) => tones.slice(0, index).reduce((sum, { share }) => sum + share, 0));
const toneAt = (tones: readonly Tone[], place: number): string => {
  const starts = startsOf(tones);
  return (tones[starts.findLastIndex((start) => start <= place)] ?? tones[0])?.colour ?? '#888888';
};

/** Open rings, one for each feeling. */
const rings: Form = (tones, random) =>
  tones
    .map(({ colour, share }, index) => {
      const radius = 38 - index * 9;
      const [from, length] = [random(), between(random, 0.62, 0.9)];
      const arc = `M${at(radius, from)}A${radius} ${radius} 0 1 1 ${at(radius, from + length)}`;
      return `<path d="${arc}" stroke="${colour}" stroke-width="${round(3 + 5 * share)}"/>`;
    })
    .join('');

/** Leaves around a middle. */
const petals: Form = (tones, random) => {
  const count = Math.round(between(random, 5, 10));
  const [start, width] = [random(), between(random, 0.35, 0.6) / count];
  return Array.from({ length: count }, (_, index) => {
    const turn = start + index / count;
    const leaf = `M${at(7, turn)}Q${at(30, turn - width)} ${at(41, turn)}Q${at(30, turn + width)} ${at(7, turn)}Z`;
    return `<path d="${leaf}" fill="${toneAt(tones, index / count)}"/>`;
  }).join('');
};

/** Waves from side to side. */
const waves: Form = (tones, random) => {
  const count = Math.round(between(random, 4, 7));
  const [height, shift] = [between(random, 5, 13), between(random, -12, 12)];
  return Array.from({ length: count }, (_, index) => {
    const y = round(12 + ((size - 24) * (index + 0.5)) / count);
    const path = `M6 ${y}q${round(21 + shift)} ${round(-2 * height)} 42 0t42 0`;
    return `<path d="${path}" stroke="${toneAt(tones, index / count)}" stroke-width="4"/>`;
  }).join('');
};

/** Hills behind each other. */
const hills: Form = (tones, random) => {
  const count = Math.max(tones.length, 2);
  return Array.from({ length: count }, (_, index) => {
    const [y, left, right] = [24 + (index * 52) / count, between(random, -14, 14), between(random, -14, 14)];
    const path = `M4 ${round(y + left + 14)}C30 ${round(y - 14)} 58 ${round(y + 26)} 92 ${round(y + right)}V92H4Z`;
    const colour = toneAt(tones, index / count);
    return `<path d="${path}" fill="${colour}" fill-opacity="${round(0.55 + (0.45 * index) / count)}"/>`;
  }).join('');
};

/** Dots that grow towards one corner. */
const dots: Form = (tones, random) => {
  const turn = random();
  const [x, y] = at(30, turn).split(' ').map(Number) as [number, number];
  return Array.from({ length: 25 }, (_, index) => {
    const [cx, cy] = [16 + 16 * (index % 5), 16 + 16 * Math.floor(index / 5)];
    const radius = round(Math.max(7.5 - Math.hypot(cx - x, cy - y) / 9, 1.2));
    return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${toneAt(tones, index / 25)}"/>`;
  }).join('');
};

/** A line wound from the middle outwards. */
const spiral: Form = (tones, random) => {
  const [turns, start] = [between(random, 2.2, 3.6), random()];
  const steps = 48;
  return tones
    .map(({ colour, share }, index) => {
      const from = startsOf(tones)[index] ?? 0;
      const points = Array.from({ length: Math.max(Math.round(steps * share), 2) + 1 }, (_, step) => {
        const place = Math.min(from + step / steps, 1);
        return at(4 + 37 * place, start + turns * place);
      });
      return `<path d="M${points.join('L')}" stroke="${colour}" stroke-width="5" stroke-linejoin="round"/>`;
    })
    .join('');
};

/** Slanting strokes, like rain. */
const rain: Form = (tones, random) => {
  const count = Math.round(between(random, 8, 12));
  const lean = between(random, 0.3, 0.7) * (random() < 0.5 ? -1 : 1);
  return Array.from({ length: count }, (_, index) => {
    const length = between(random, 14, 30);
    const x = round(20 + ((size - 40) * (index % 4)) / 3);
    const y = round(12 + 24 * Math.floor(index / 4) + between(random, 0, 12));
    const stroke = `M${x} ${y}l${round(lean * length)} ${round(length * 0.8)}`;
    return `<path d="${stroke}" stroke="${toneAt(tones, index / count)}" stroke-width="5"/>`;
  }).join('');
};

/** Two discs that overlap. */
const discs: Form = (tones, random) => {
  const turn = random();
  return [0, 1]
    .map((index) => {
      const [cx, cy] = at(between(random, 11, 16), turn + index / 2).split(' ');
      const radius = round(between(random, 20, 28));
      const colour = toneAt(tones, index * 0.99);
      return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${colour}" fill-opacity="${index === 0 ? 1 : 0.75}"/>`;
    })
    .join('');
};

const forms: readonly Form[] = [rings, petals, waves, hills, dots, spiral, rain, discs];
const quiet: Tone = { colour: oklchToHex(0.72, 0.02, 90), share: 1 };

/**
 * A small drawing in the colours of an artwork, told from its neighbours by its form; an SVG text. The same seed and
 * feelings give the same one.
 */
export const thumbnailOf = ({ seed, emotions }: ThumbnailInput): string => {
  const random = randomFrom(seed);
  const form = forms[Math.floor(random() * forms.length)] ?? rings;
  const tones = tonesOf(emotions, random);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" ` +
    `fill="none" stroke-linecap="round">${form(tones.length > 0 ? tones : [quiet], random)}</svg>`
  );
};
