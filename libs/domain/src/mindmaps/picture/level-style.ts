/** How nodes of a level are set. Sizes in pixels. */
export type LevelStyle = {
  /** The centre speaks in the reading voice, branches in the working voice. */
  voice: 'reading' | 'working';
  fontSize: number;
  lineHeight: number;
  weight: number;
  /** Where a line of text is broken. */
  lineWidth: number;
  paddingX: number;
  paddingY: number;
  /** Of the branch that leads to it. */
  stroke: number;
};

const LEVELS: readonly LevelStyle[] = [
  {
    voice: 'reading',
    fontSize: 28,
    lineHeight: 36,
    weight: 500,
    lineWidth: 340,
    paddingX: 20,
    paddingY: 12,
    stroke: 0,
  },
  {
    voice: 'working',
    fontSize: 16,
    lineHeight: 24,
    weight: 600,
    lineWidth: 240,
    paddingX: 8,
    paddingY: 5,
    stroke: 2.5,
  },
  {
    voice: 'working',
    fontSize: 14,
    lineHeight: 21,
    weight: 400,
    lineWidth: 240,
    paddingX: 6,
    paddingY: 4,
    stroke: 1.75,
  },
  {
    voice: 'working',
    fontSize: 14,
    lineHeight: 21,
    weight: 400,
    lineWidth: 240,
    paddingX: 6,
    paddingY: 3,
    stroke: 1.25,
  },
];

/** Style of a level; from the third on they are the same. */
export const levelStyle = (depth: number): LevelStyle =>
  LEVELS[Math.min(depth, LEVELS.length - 1)] as LevelStyle;

/** Signs beside a text: their size, and the room before the next thing. */
export const SIGN = { size: 16, gap: 5 };
