import type { Journal } from '../api/use-journals.ts';

type Placed = Pick<Journal, 'id' | 'position'>;

/** Which positions change when the journal at `from` goes to `to`, counted from 0; none where it cannot. */
export function movedJournals(journals: readonly Placed[], from: number, to: number): Placed[] {
  const moved = journals[from];
  if (!moved || to < 0 || to >= journals.length) return [];
  return journals
    .toSpliced(from, 1)
    .toSpliced(to, 0, moved)
    .map(({ id, position: before }, position) => ({ id, position, before }))
    .filter(({ position, before }) => position !== before)
    .map(({ id, position }) => ({ id, position }));
}

/** The position behind all others. */
export const lastPosition = (journals: readonly Placed[]): number =>
  Math.max(-1, ...journals.map(({ position }) => position)) + 1;
