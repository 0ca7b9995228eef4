import type { Overview } from '@reflectory/contracts/overview';
import { SpanCover } from '../../../shared/cover/span-cover.tsx';
import { useOverview } from '../api/use-overview.ts';
import { pointsOf } from '../model/points.ts';
import type { SpanKind } from '../model/spans.ts';

type CoverProps = { kind: SpanKind; overview: Overview; today: string };

/** The drawing of a month, a year or the whole journal; weeks and quarters have none. */
export function Cover({ kind, overview, today }: CoverProps) {
  const { from, to } = overview;
  const days = useOverview(kind === 'year' ? { from, to, grain: 'day' } : null);
  if (kind === 'week' || kind === 'quarter') return null;
  const counted = kind === 'year' ? days.data : overview;
  if (!counted || counted.from !== from) return null;
  const points = pointsOf({ ...counted, to: to > today ? today : to });
  return <SpanCover kind={kind} from={from} points={points} />;
}
