/** What one does with a part of a breath; `rest` is empty lungs. */
export type BreathKind = 'in' | 'hold' | 'out' | 'rest';

type Part = { kind: BreathKind; seconds: number };

/** Ways to breathe, each a breath of a few parts. */
export const PACERS = {
  box: [
    { kind: 'in', seconds: 4 },
    { kind: 'hold', seconds: 4 },
    { kind: 'out', seconds: 4 },
    { kind: 'rest', seconds: 4 },
  ],
  relaxing: [
    { kind: 'in', seconds: 4 },
    { kind: 'hold', seconds: 7 },
    { kind: 'out', seconds: 8 },
  ],
  coherent: [
    { kind: 'in', seconds: 5.5 },
    { kind: 'out', seconds: 5.5 },
  ],
} as const satisfies Record<string, readonly Part[]>;

export type PacerKey = keyof typeof PACERS;

const isPacer = (key: string): key is PacerKey => key in PACERS;
export const pacerKeys: readonly PacerKey[] = Object.keys(PACERS).filter(isPacer);

const partsOf = (key: PacerKey): readonly Part[] => PACERS[key];

/** Seconds of one breath. */
export const cycleSeconds = (key: PacerKey): number =>
  partsOf(key).reduce((sum, { seconds }) => sum + seconds, 0);

/** Seconds nearest to a length that end with a whole breath; one at least. */
export function wholeCycles(key: PacerKey, seconds: number): number {
  const cycle = cycleSeconds(key);
  return Math.max(1, Math.round(seconds / cycle)) * cycle;
}

/** Where a breath is at a time: its part, how much of that is over (0 to 1), and how full the lungs are (0 to 1). */
export function breathAt(key: PacerKey, elapsed: number): Part & { share: number; fullness: number } {
  const parts = partsOf(key);
  let rest = ((elapsed % cycleSeconds(key)) + cycleSeconds(key)) % cycleSeconds(key);
  for (const part of parts) {
    if (rest < part.seconds) {
      const share = rest / part.seconds;
      const fullness = { in: share, hold: 1, out: 1 - share, rest: 0 }[part.kind];
      return { ...part, share, fullness };
    }
    rest -= part.seconds;
  }
  // Only what is lost by rounding comes here: the breath is over.
  return { kind: 'out', seconds: 0, share: 1, fullness: 0 };
}

/** When each part of each breath begins within so many seconds. */
export function breathRings(key: PacerKey, seconds: number): { at: number; kind: BreathKind }[] {
  const rings: { at: number; kind: BreathKind }[] = [];
  for (let at = 0; at < seconds - 0.01;)
    for (const { kind, seconds: length } of partsOf(key)) {
      rings.push({ at, kind });
      at += length;
    }
  return rings;
}
