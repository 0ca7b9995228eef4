/** A rectangle by its upper left corner. */
export type Frame = { x: number; y: number; width: number; height: number };

/** One way out: frames in the order in which they are met, and what passing one comes to. */
type Way = { key(frame: Frame): number; past(frame: Frame, over: Frame, gap: number): Frame };

// Whole pixels outwards, so that no rounding leaves what was passed a hair too near.
const WAYS: readonly Way[] = [
  { key: ({ y }) => y, past: (at, over, gap) => ({ ...at, y: Math.ceil(over.y + over.height + gap) }) },
  {
    key: ({ y, height }) => -y - height,
    past: (at, over, gap) => ({ ...at, y: Math.floor(over.y - at.height - gap) }),
  },
  { key: ({ x }) => x, past: (at, over, gap) => ({ ...at, x: Math.ceil(over.x + over.width + gap) }) },
  {
    key: ({ x, width }) => -x - width,
    past: (at, over, gap) => ({ ...at, x: Math.floor(over.x - at.width - gap) }),
  },
];

const touches = (one: Frame, other: Frame, gap: number) =>
  one.x < other.x + other.width + gap &&
  other.x < one.x + one.width + gap &&
  one.y < other.y + other.height + gap &&
  other.y < one.y + one.height + gap;

const distance = (one: Frame, other: Frame) => Math.abs(one.x - other.x) + Math.abs(one.y - other.y);

/** Where `key` belongs among keys that are in order. */
function placeOf(frames: readonly Frame[], keyOf: Way['key'], key: number): number {
  let [low, high] = [0, frames.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyOf(frames[middle] as Frame) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What is taken on a plane, and where there is room. Frames that are taken have `gap` between them and what comes. */
export function createFreeSpace(gap: number) {
  const met = WAYS.map((): Frame[] => []);

  return {
    take(frame: Frame) {
      for (const [index, { key }] of WAYS.entries()) {
        const frames = met[index] as Frame[];
        frames.splice(placeOf(frames, key, key(frame)), 0, frame);
      }
    },
    /** The nearest place straight down, up, right or left of where a frame is wanted that touches nothing. */
    nearest(wanted: Frame): Frame {
      if (!met[0]?.some((other) => touches(wanted, other, gap))) return wanted;
      // One pass is enough: what was met and not touched lies behind for good.
      const outcomes = WAYS.map(({ past }, index) =>
        (met[index] as Frame[]).reduce(
          (at, other) => (touches(at, other, gap) ? past(at, other, gap) : at),
          wanted,
        ),
      );
      return outcomes.reduce((best, one) => (distance(one, wanted) < distance(best, wanted) ? one : best));
    },
  };
}
