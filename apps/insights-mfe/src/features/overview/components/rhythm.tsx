import type { Overview, OverviewBucket } from '@reflectory/contracts/overview';
import { scaleLinear } from 'd3-scale';
import { Axis, spacedOut } from '../../../shared/chart/axis.tsx';
import { ChartFrame, type Drawing } from '../../../shared/chart/chart-frame.tsx';
import { axisName, pointName, totalsOf } from '../model/points.ts';
import { useWording } from '../../../shared/use-wording.ts';
import classes from '../../../shared/chart/charts.module.css';

const HEIGHT = 160;

/** How much was written. Nothing is counted in a row. */
export function Rhythm({ overview, points }: { overview: Overview; points: readonly OverviewBucket[] }) {
  const { t, language, number } = useWording();
  const totals = totalsOf(points);
  if (totals.entries === 0) return null;
  const names = points.map(({ start }) => pointName(start, overview.grain, language));
  return (
    <ChartFrame
      title={t('rhythm.title')}
      question={{ about: 'amount' }}
      summary={t('rhythm.summary', {
        words: number(totals.words),
        entries: number(totals.entries),
        days: number(totals.days),
      })}
      points={points.map(({ words, entries }, index) =>
        t('rhythm.point', { name: names[index], words: number(words), entries: number(entries) }),
      )}
      table={{
        heads: [t('heads.when'), t('heads.words'), t('heads.entries'), t('heads.days')],
        rows: points.map(({ words, entries, days }, index) => [
          names[index] ?? '',
          number(words),
          number(entries),
          number(days),
        ]),
      }}
      draw={(drawing) => (
        <>
          <Bars {...drawing} points={points} />
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

function Bars({ width, active, points }: Drawing & { points: readonly OverviewBucket[] }) {
  const step = width / Math.max(points.length, 1);
  const y = scaleLinear([0, Math.max(1, ...points.map(({ words }) => words))], [0, HEIGHT]);
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} aria-hidden className={classes.drawing}>
      {points.map(({ start, words }, index) => (
        <g key={start} data-point={index}>
          <rect x={index * step} y={0} width={step} height={HEIGHT} className={classes.hit} />
          <rect
            x={index * step}
            y={HEIGHT - Math.max(y(words), words > 0 ? 1 : 0)}
            width={Math.max(step - Math.min(step / 4, 4), 0.5)}
            height={Math.max(y(words), words > 0 ? 1 : 0)}
            data-active={index === active || undefined}
            className={classes.bar}
          />
        </g>
      ))}
    </svg>
  );
}
