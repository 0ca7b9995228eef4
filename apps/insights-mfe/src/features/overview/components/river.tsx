import { FAMILY_ORDER, type Overview, type OverviewBucket } from '@reflectory/contracts/overview';
import { area, curveMonotoneX, stack, stackOffsetSilhouette } from 'd3-shape';
import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { Axis, spacedOut } from '../../../shared/chart/axis.tsx';
import { ChartFrame, type Drawing } from '../../../shared/chart/chart-frame.tsx';
import { type Family, FamilyArea, FamilyPatterns, FamilySwatch } from '../../../shared/chart/families.tsx';
import { LEAST } from '../model/effects.ts';
import { axisName, pointName, totalsOf } from '../model/points.ts';
import { useWording } from '../../../shared/use-wording.ts';
import { ChapterNeeds } from '../../../shared/chart/chapter-needs.tsx';
import classes from '../../../shared/chart/charts.module.css';
import { Quotes } from '../../../shared/quotes.tsx';

const HEIGHT = 260;

/** How many entries' worth of a family a point holds. */
const weightOf = ({ families }: OverviewBucket, family: Family): number =>
  (families[FAMILY_ORDER.indexOf(family)] ?? 0) / 100;

/** The families that were found, the widest stream first. */
function weigh(points: readonly OverviewBucket[]) {
  const totals = new Map<Family, number>(
    FAMILY_ORDER.map((family) => [family, points.reduce((sum, point) => sum + weightOf(point, family), 0)]),
  );
  const all = [...totals.values()].reduce((sum, weight) => sum + weight, 0);
  const byWeight = FAMILY_ORDER.filter((family) => (totals.get(family) ?? 0) > 0).toSorted(
    (one, other) => (totals.get(other) ?? 0) - (totals.get(one) ?? 0),
  );
  return { totals, all, byWeight };
}

/** The three that a point has most of. */
const strongest = (point: OverviewBucket, families: readonly Family[]) =>
  families
    .filter((family) => weightOf(point, family) > 0)
    .toSorted((one, other) => weightOf(point, other) - weightOf(point, one))
    .slice(0, 3);

/** Feelings by their families: the wider a stream, the more of it was found. */
export function River({ overview, points }: { overview: Overview; points: readonly OverviewBucket[] }) {
  const { t, language, feeling, percent } = useWording();
  const id = useId();
  const { read } = totalsOf(points);
  const found = points.filter((point) => point.read > 0).length;
  if (read < LEAST || found < 2) return <ChapterNeeds title={t('river.title')} needed={LEAST} have={read} />;
  const { all, byWeight, totals } = weigh(points);
  const [widest] = byWeight;
  const names = points.map(({ start }) => pointName(start, overview.grain, language));
  const shareAt = (point: OverviewBucket, family: Family) =>
    point.read === 0 ? '–' : percent((100 * weightOf(point, family)) / point.read);
  return (
    <ChartFrame
      title={t('river.title')}
      question={{ about: 'feel' }}
      summary={
        widest &&
        t('river.summary', {
          feeling: feeling(widest),
          share: percent((100 * (totals.get(widest) ?? 0)) / Math.max(all, 1)),
        })
      }
      points={points.map((point, index) =>
        [
          names[index],
          ...strongest(point, byWeight).map((family) => `${feeling(family)} ${shareAt(point, family)}`),
        ].join(' · '),
      )}
      table={{
        heads: [t('heads.when'), ...byWeight.map(feeling)],
        rows: points.map((point, index) => [
          names[index] ?? '',
          ...byWeight.map((family) => shareAt(point, family)),
        ]),
      }}
      legend={<Legend id={id} families={byWeight} />}
      draw={(drawing) => (
        <>
          <Streams
            {...drawing}
            id={id}
            points={points}
            families={FAMILY_ORDER.filter((family) => byWeight.includes(family))}
          />
          <Axis
            labels={spacedOut(
              points.map(({ start }) => axisName(start, overview.grain, language)),
              drawing.width,
            )}
          />
        </>
      )}
    >
      <Quotes feelings={overview.feelings} />
    </ChartFrame>
  );
}

function Legend({ id, families }: { id: string; families: readonly Family[] }) {
  const { feeling } = useWording();
  return (
    <ul className={classes.legend}>
      {families.map((family) => (
        <li key={family}>
          <FamilySwatch id={id} family={family} />
          {feeling(family)}
        </li>
      ))}
    </ul>
  );
}

type StreamsProps = Drawing & {
  id: string;
  points: readonly OverviewBucket[];
  families: readonly Family[];
};

function Streams({ width, active, id, points, families }: StreamsProps) {
  const layers = stack<OverviewBucket, Family>().keys(families).value(weightOf).offset(stackOffsetSilhouette)(
    [...points],
  );
  const edge = Math.max(1, ...layers.flat(2).map(Math.abs));
  const x = scaleLinear([0, Math.max(points.length - 1, 1)], [0, width]);
  const y = scaleLinear([-edge, edge], [HEIGHT, 0]);
  const shape = area<[number, number]>()
    .x((_, index) => x(index))
    .y0(([low]) => y(low))
    .y1(([, high]) => y(high))
    .curve(curveMonotoneX);
  const step = width / Math.max(points.length, 1);
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} aria-hidden className={classes.drawing}>
      <FamilyPatterns id={id} />
      {layers.map((layer) => (
        <FamilyArea
          key={layer.key}
          id={id}
          family={layer.key}
          path={shape(layer.map(({ 0: low, 1: high }) => [low, high])) ?? ''}
        />
      ))}
      {active !== null && (
        <line x1={x(active)} x2={x(active)} y1={0} y2={HEIGHT} className={classes.cursor} />
      )}
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
