import type { Overview } from '@reflectory/contracts/overview';
import { ChartFrame, type Drawing } from '../../../shared/chart/chart-frame.tsx';
import { LEAST } from '../model/effects.ts';
import { useWording } from '../../../shared/use-wording.ts';
import { Axis } from '../../../shared/chart/axis.tsx';
import { ChapterNeeds } from '../../../shared/chart/chapter-needs.tsx';
import classes from '../../../shared/chart/charts.module.css';

/** Entries from which on an hour stands out. */
const CLEAR = 3;
const ROW = 22;
const GAP = 2;
/** Width of the names beside the rows and of the space after them. */
const HEADS = 48;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** On which weekdays and at which hours of the clock was written. */
export function Hours({ hours }: { hours: Overview['hours'] }) {
  const { t, language, weekday: weekdayName, number } = useWording();
  const all = hours.reduce((sum, { entries }) => sum + entries, 0);
  if (all < LEAST) return <ChapterNeeds title={t('hours.title')} needed={LEAST} have={all} />;
  const counts = new Map(hours.map(({ weekday, hour, entries }) => [weekday * 24 + hour, entries]));
  const cells = WEEKDAYS.flatMap((weekday) =>
    HOURS.map((hour) => ({ weekday, hour, entries: counts.get(weekday * 24 + hour) ?? 0 })),
  );
  const most = cells.reduce((one, other) => (other.entries > one.entries ? other : one));
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', timeZone: 'UTC' });
  const hourName = (hour: number) => clock.format(new Date(Date.UTC(2024, 0, 1, hour)));
  const describe = ({ weekday, hour, entries }: (typeof cells)[number]) =>
    t('hours.point', {
      weekday: weekdayName(weekday, 'long'),
      hour: hourName(hour),
      entries: number(entries),
    });
  return (
    <ChartFrame
      title={t('hours.title')}
      question={{ about: 'amount' }}
      summary={
        most.entries < CLEAR
          ? t('hours.even')
          : t('hours.summary', {
              weekday: weekdayName(most.weekday, 'long'),
              hour: hourName(most.hour),
              entries: number(most.entries),
            })
      }
      points={cells.map(describe)}
      columns={24}
      table={{
        heads: [t('heads.hour'), ...WEEKDAYS.map((weekday) => weekdayName(weekday, 'short'))],
        rows: HOURS.map((hour) => [
          hourName(hour),
          ...WEEKDAYS.map((weekday) => number(counts.get(weekday * 24 + hour) ?? 0)),
        ]),
      }}
      draw={(drawing) => <Week {...drawing} cells={cells} most={most.entries} hourName={hourName} />}
    />
  );
}

type WeekProps = Drawing & {
  cells: readonly { weekday: number; hour: number; entries: number }[];
  most: number;
  hourName: (hour: number) => string;
};

function Week({ width, active, cells, most, hourName }: WeekProps) {
  const { weekday: weekdayName } = useWording();
  const inner = width - HEADS;
  const step = inner / 24;
  return (
    <div className={classes.grid}>
      <div>
        {WEEKDAYS.map((weekday) => (
          <span key={weekday} style={{ blockSize: ROW }}>
            {weekdayName(weekday, 'short')}
          </span>
        ))}
      </div>
      <svg viewBox={`0 0 ${inner} ${ROW * 7}`} height={ROW * 7} aria-hidden className={classes.drawing}>
        {cells.map(({ weekday, hour, entries }, index) => (
          <rect
            key={index}
            data-point={index}
            x={hour * step}
            y={(weekday - 1) * ROW}
            width={step - GAP}
            height={ROW - GAP}
            rx={2}
            data-step={Math.ceil((4 * entries) / Math.max(most, CLEAR))}
            data-active={index === active || undefined}
            className={classes.cell}
          />
        ))}
      </svg>
      <span />
      <Axis labels={[0, 6, 12, 18].map((hour) => ({ at: hour / 24, name: hourName(hour) }))} />
    </div>
  );
}
