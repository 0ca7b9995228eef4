import { FAMILY_ORDER, type Overview } from '@reflectory/contracts/overview';
import { ChartFrame } from '../../../shared/chart/chart-frame.tsx';
import { totalsOf } from '../model/points.ts';
import { useWording } from '../../../shared/use-wording.ts';
import classes from '../../../shared/chart/charts.module.css';
import mirror from './compare.module.css';

type Side = { name: string; overview: Overview };
type Row = {
  name: string;
  most: number;
  was: [value: number, text: string];
  is: [value: number, text: string];
};

const AMOUNTS = ['entries', 'words', 'days', 'checkIns'] as const;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Percent of each family in all that was found. */
function sharesOf({ buckets }: Overview): number[] {
  const weights = FAMILY_ORDER.map((_, place) => sum(buckets.map(({ families }) => families[place] ?? 0)));
  return weights.map((weight) => (100 * weight) / Math.max(sum(weights), 1));
}

/** What both spans are compared by; what neither has is left out. */
function useRows(before: Overview, now: Overview): Row[] {
  const { t, number, percent, feeling } = useWording();
  const [was, is] = [totalsOf(before.buckets), totalsOf(now.buckets)];
  const [wasFelt, isFelt] = [sharesOf(before), sharesOf(now)];
  const amounts = AMOUNTS.map((key): Row => ({
    name: t(`heads.${key}`),
    most: Math.max(was[key], is[key]),
    was: [was[key], number(was[key])],
    is: [is[key], number(is[key])],
  }));
  const shares = FAMILY_ORDER.map((family, place): Row => {
    const [old = 0, current = 0] = [wasFelt[place], isFelt[place]];
    return {
      name: feeling(family),
      most: old >= 1 || current >= 1 ? 100 : 0,
      was: [old, percent(old)],
      is: [current, percent(current)],
    };
  });
  return [...amounts, ...shares].filter(({ most }) => most > 0);
}

/** Two spans mirrored: what was before on one side, what is now on the other. */
export function Compare({ before, now }: { before: Side; now: Side }) {
  const { t, mood } = useWording();
  const rows = useRows(before.overview, now.overview);
  const names = { before: before.name, now: now.name };
  return (
    <ChartFrame
      title={t('compare.title', names)}
      question={{ about: 'compare', before: before.name, after: now.name }}
      summary={t('compare.summary', {
        ...names,
        was: mood(totalsOf(before.overview.buckets).valence),
        is: mood(totalsOf(now.overview.buckets).valence),
      })}
      points={rows.map(({ name, was, is }) => t('compare.point', { ...names, name, was: was[1], is: is[1] }))}
      columns={1}
      table={{
        heads: [t('heads.name'), before.name, now.name],
        rows: rows.map(({ name, was, is }) => [name, was[1], is[1]]),
      }}
      draw={({ active }) => (
        <div aria-hidden className={classes.rows}>
          <p className={mirror.row}>
            <strong>{before.name}</strong>
            <span />
            <strong>{now.name}</strong>
          </p>
          {rows.map((row, index) => (
            <Mirrored key={row.name} row={row} index={index} isActive={index === active} />
          ))}
        </div>
      )}
    />
  );
}

function Mirrored({ row, index, isActive }: { row: Row; index: number; isActive: boolean }) {
  const { name, most, was, is } = row;
  return (
    <div data-point={index} data-active={isActive || undefined} className={mirror.row}>
      {[was, is].map(([value, text], side) => (
        <span key={side} data-side={side} className={mirror.side}>
          <span className={mirror.bar} style={{ inlineSize: `${(70 * value) / most}%` }} />
          <span>{text}</span>
        </span>
      ))}
      <span className={mirror.name}>{name}</span>
    </div>
  );
}
