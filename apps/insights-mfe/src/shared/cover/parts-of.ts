import { FAMILY_ORDER, type OverviewBucket } from '@reflectory/contracts/overview';
import type { CoverPart } from '@reflectory/domain/artwork';
import type { SpanCoverProps } from './span-cover.tsx';

/** What stood out in a day or a month, and how much was written. */
const partOf = ({ families, words }: OverviewBucket): CoverPart => {
  const most = Math.max(...families);
  const family = most > 0 ? (FAMILY_ORDER[families.indexOf(most)] ?? null) : null;
  return { family, words };
};

/** What the cover of a time is drawn from: of a year every day, else those that were written on. */
export function partsOf({ kind, points }: Pick<SpanCoverProps, 'kind' | 'points'>): CoverPart[] {
  const parts = points.map(partOf);
  return kind === 'year' ? parts : parts.filter(({ words }) => words > 0);
}
