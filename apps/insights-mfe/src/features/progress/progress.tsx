import { builtInLanguage } from '@reflectory/contracts/languages';
import { Link } from '@reflectory/design-system';
import { frameworkLabel } from '@reflectory/domain/frameworks';
import { CALIBRATION_NEEDS, calibrationOf } from '@reflectory/domain/library';
import { ChartFrame } from '../../shared/chart/chart-frame.tsx';
import { ChapterNeeds } from '../../shared/chart/chapter-needs.tsx';
import classes from '../../shared/chart/charts.module.css';
import { useWording } from '../../shared/use-wording.ts';
import { type ProgressSpan, useProgress } from './use-progress.ts';

/** Two marks of a row as shares of the whole: a hollow one, where there is any, and a full one. */
type Row = { name: string; hollow: number | null; full: number };

function Marks({ rows, active }: { rows: readonly Row[]; active: number | null }) {
  const at = (share: number) => `${96 * share}%`;
  return (
    <div aria-hidden className={classes.rows}>
      {rows.map(({ name, hollow, full }, index) => (
        <div
          key={name}
          data-point={index}
          data-active={index === active || undefined}
          className={classes.row}
        >
          <bdi>{name}</bdi>
          <span className={classes.track}>
            {hollow !== null && (
              <>
                <span
                  className={classes.interval}
                  style={{
                    insetInlineStart: at(Math.min(hollow, full)),
                    inlineSize: at(Math.abs(hollow - full)),
                  }}
                />
                <span className={classes.effect} style={{ insetInlineStart: at(hollow) }} />
              </>
            )}
            <span data-clear className={classes.effect} style={{ insetInlineStart: at(full) }} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** How often each framework was walked, beside the time before. */
export function Walked(span: ProgressSpan) {
  const { t, language, number, day } = useWording();
  const walked = useProgress(span).data?.frameworks ?? [];
  const [most] = walked;
  if (!most || most.entries === 0) return null;
  const isWhole = span.from === null;
  const nameOf = ({ key, name }: { key: string; name: string | null }) =>
    name ?? frameworkLabel(key, builtInLanguage(language));
  const edge = Math.max(...walked.flatMap(({ entries, before }) => [entries, before]), 1);
  const facts = (one: (typeof walked)[number]) => ({
    name: nameOf(one),
    entries: number(one.entries),
    before: number(one.before),
  });
  return (
    <ChartFrame
      title={t('walked.title')}
      question={{ about: 'amount' }}
      summary={t('walked.summary', facts(most))}
      points={walked.map((one) => t(isWhole ? 'walked.pointAll' : 'walked.point', facts(one)))}
      columns={1}
      table={{
        heads: [
          t('heads.name'),
          t('heads.entries'),
          ...(isWhole ? [] : [t('heads.before')]),
          t('heads.first'),
          t('heads.last'),
        ],
        rows: walked.map((one) => {
          const { name, entries, before } = facts(one);
          return [name, entries, ...(isWhole ? [] : [before]), day(one.first), day(one.last)];
        }),
      }}
      legend={!isWhole && <p className={classes.note}>{t('walked.legend')}</p>}
      draw={({ active }) => (
        <Marks
          active={active}
          rows={walked.map((one) => ({
            name: nameOf(one),
            hollow: isWhole ? null : one.before / edge,
            full: one.entries / edge,
          }))}
        />
      )}
    />
  );
}

/** How likely decisions seemed, beside how often it came; not said of fewer than a calibration needs. */
export function Decided(span: ProgressSpan) {
  const { t, number, percent } = useWording();
  const { count, bins } = calibrationOf(useProgress(span).data?.forecasts ?? []);
  const [most] = bins.toSorted((one, other) => other.count - one.count);
  if (!most) return null;
  if (count < CALIBRATION_NEEDS)
    return <ChapterNeeds title={t('decided.title')} needed={CALIBRATION_NEEDS} have={count} />;
  const share = (value: number) => percent(100 * value);
  const name = ({ from, to }: { from: number; to: number }) => `${share(from)}–${share(to)}`;
  return (
    <ChartFrame
      title={t('decided.title')}
      question={{ about: 'mind' }}
      summary={t('decided.summary', {
        count: number(count),
        said: share(most.said),
        came: share(most.came),
      })}
      points={bins.map(({ from, to, came, count: n }) =>
        t('decided.point', { from: share(from), to: share(to), came: share(came), n: number(n) }),
      )}
      columns={1}
      table={{
        heads: [t('heads.seemed'), t('heads.came'), t('heads.n')],
        rows: bins.map((bin) => [name(bin), share(bin.came), number(bin.count)]),
      }}
      legend={<p className={classes.note}>{t('decided.legend')}</p>}
      draw={({ active }) => (
        <Marks
          active={active}
          rows={bins.map((bin) => ({ name: name(bin), hollow: bin.said, full: bin.came }))}
        />
      )}
    >
      <p className={classes.note}>
        <Link href="/library/decisions">{t('decided.open')}</Link>
      </p>
    </ChartFrame>
  );
}
