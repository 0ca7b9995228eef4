import type { Overview, OverviewBucket } from '@reflectory/contracts/overview';
import { SegmentedControl } from '@reflectory/design-system';
import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { useState } from 'react';
import { Axis, spacedOut } from '../../../shared/chart/axis.tsx';
import { ChartFrame, type Drawing } from '../../../shared/chart/chart-frame.tsx';
import { LEAST } from '../model/effects.ts';
import { axisName, pointName, type Totals, totalsOf } from '../model/points.ts';
import { useWording } from '../../../shared/use-wording.ts';
import { ChapterNeeds } from '../../../shared/chart/chapter-needs.tsx';
import classes from '../../../shared/chart/charts.module.css';

const HEIGHT = 220;
const EDGE = 8;
const VIEWS = ['both', 'said', 'read'] as const;
type View = (typeof VIEWS)[number];

/** What was said in check-ins and what entries read like, over time: two lines that are never mixed into one. */
export function MoodChart({ overview, points }: { overview: Overview; points: readonly OverviewBucket[] }) {
  const { t, language, mood, number } = useWording();
  const [view, setView] = useState<View>('both');
  const totals = totalsOf(points);
  const have = Math.max(totals.read, totals.checkIns);
  if (have < LEAST) return <ChapterNeeds title={t('mood.title')} needed={LEAST} have={have} />;
  const names = points.map(({ start }) => pointName(start, overview.grain, language));
  return (
    <ChartFrame
      title={t('mood.title')}
      question={{ about: 'best' }}
      summary={t(summaryKey(totals), { read: mood(totals.valence), said: mood(totals.pleasantness) })}
      points={points.map(({ valence, pleasantness }, index) =>
        t('mood.point', { name: names[index], read: mood(valence), said: mood(pleasantness) }),
      )}
      table={{
        heads: [
          t('heads.when'),
          t('heads.read'),
          t('heads.readEntries'),
          t('heads.said'),
          t('heads.checkIns'),
        ],
        rows: points.map((point, index) => [
          names[index] ?? '',
          mood(point.valence),
          number(point.read),
          mood(point.pleasantness),
          number(point.check_ins),
        ]),
      }}
      controls={totals.read > 0 && totals.checkIns > 0 && <Views view={view} onChange={setView} />}
      legend={<Legend isRead={totals.read > 0} isSaid={totals.checkIns > 0} />}
      draw={(drawing) => (
        <>
          <p className={classes.ends}>{t('mood.above')}</p>
          <Lines {...drawing} points={points} view={view} />
          <p className={classes.ends}>{t('mood.below')}</p>
          <Axis
            labels={spacedOut(
              points.map(({ start }) => axisName(start, overview.grain, language)),
              drawing.width,
            )}
          />
        </>
      )}
    />
  );
}

const summaryKey = ({ valence, pleasantness }: Totals) =>
  pleasantness === null ? 'mood.read' : valence === null ? 'mood.said' : 'mood.both';

function Views({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useWording();
  return (
    <SegmentedControl
      label={t('mood.shown')}
      isLabelHidden
      value={view}
      onChange={onChange}
      options={VIEWS.map((value) => ({ value, label: t(`mood.views.${value}`) }))}
    />
  );
}

function Legend({ isRead, isSaid }: { isRead: boolean; isSaid: boolean }) {
  const { t } = useWording();
  return (
    <ul className={classes.legend}>
      {(['read', 'said'] as const)
        .filter((kind) => (kind === 'read' ? isRead : isSaid))
        .map((kind) => (
          <li key={kind}>
            <svg width="28" height="10" aria-hidden>
              <path d="M0 5h28" className={classes[kind]} />
            </svg>
            {t(`mood.views.${kind}`)}
          </li>
        ))}
    </ul>
  );
}

function Lines({ width, active, points, view }: Drawing & { points: readonly OverviewBucket[]; view: View }) {
  const x = scaleLinear([0, Math.max(points.length - 1, 1)], [EDGE, width - EDGE]);
  const y = scaleLinear([-100, 100], [HEIGHT - EDGE, EDGE]);
  const kinds = [
    { key: 'valence', kind: 'read', dot: 'readDot' },
    { key: 'pleasantness', kind: 'said', dot: 'saidDot' },
  ] as const;
  const step = width / Math.max(points.length, 1);
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} aria-hidden className={classes.drawing}>
      <line x1={0} x2={width} y1={y(0)} y2={y(0)} className={classes.zero} />
      {active !== null && (
        <line x1={x(active)} x2={x(active)} y1={0} y2={HEIGHT} className={classes.cursor} />
      )}
      {kinds
        .filter(({ kind }) => view === 'both' || view === kind)
        .map(({ key, kind, dot }) => {
          // Gaps are drawn over: what lies between is not known, and dots say what is.
          const known = points.flatMap((point, index) =>
            point[key] === null ? [] : [{ index, value: point[key] }],
          );
          const path = line<(typeof known)[number]>()
            .x(({ index }) => x(index))
            .y(({ value }) => y(value))
            .curve(curveMonotoneX)(known);
          return (
            <g key={kind}>
              <path d={path ?? ''} className={classes[kind]} />
              {known
                .filter(({ index }) => points.length <= 60 || index === active)
                .map(({ index, value }) => (
                  <circle
                    key={index}
                    cx={x(index)}
                    cy={y(value)}
                    r={index === active ? 5 : 3}
                    className={classes[dot]}
                  />
                ))}
            </g>
          );
        })}
      {points.map(({ start }, index) => (
        <rect
          key={start}
          data-point={index}
          x={x(index) - step / 2}
          y={0}
          width={step}
          height={HEIGHT}
          className={classes.hit}
        />
      ))}
    </svg>
  );
}
