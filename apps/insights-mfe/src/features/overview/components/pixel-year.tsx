import type { OverviewBucket } from '@reflectory/contracts/overview';
import { Button, ErrorState } from '@reflectory/design-system';
import { describeFailure } from '@reflectory/client';
import { type ReactNode, useState } from 'react';
import { ChartFrame, type Drawing } from '../../../shared/chart/chart-frame.tsx';
import { useOverview } from '../api/use-overview.ts';
import { addDays, dayIn, monthAfter } from '../../../shared/days.ts';
import { type DayTone, toneOf } from '../model/tone.ts';
import { useWording } from '../../../shared/use-wording.ts';
import classes from '../../../shared/chart/charts.module.css';
import layout from './pixel-year.module.css';

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const GAP = 2;
/** Width of the names beside the rows and of the space after them. */
const HEADS = 48;
/** Height that the name of a month needs; on narrower screens every third stands there. */
const LINE = 14;
const TONES: readonly DayTone[] = [-2, -1, 0, 1, 2, 'written'];

/** A year as a square for each day; years are walked through one by one. */
export function PixelYear({ year, first, last }: { year: number; first: number; last: number }) {
  const { t, language } = useWording();
  const [at, setAt] = useState(year);
  const padded = String(at).padStart(4, '0');
  const days = useOverview({ from: `${padded}-01-01`, to: `${padded}-12-31`, grain: 'day' });
  const name = dayIn(`${padded}-01-01`, language, { year: 'numeric' });
  if (days.isError && !days.data)
    return (
      <ErrorState
        title={t('failed')}
        action={<Button onPress={() => void days.refetch()}>{t('common:retry')}</Button>}
      >
        {describeFailure(days.error, t, 'problems')}
      </ErrorState>
    );
  return (
    <Pixels
      year={padded}
      name={name}
      days={days.data?.buckets ?? null}
      controls={
        <p className={layout.years}>
          <Button variant="quiet" size="small" isDisabled={at <= first} onPress={() => setAt(at - 1)}>
            {t('pixels.before')}
          </Button>
          <span className={layout.year}>{name}</span>
          <Button variant="quiet" size="small" isDisabled={at >= last} onPress={() => setAt(at + 1)}>
            {t('pixels.after')}
          </Button>
        </p>
      }
    />
  );
}

type PixelsProps = {
  year: string;
  name: string;
  /** Null until they are known: the year is drawn without them, as large as it will be. */
  days: readonly OverviewBucket[] | null;
  controls: ReactNode;
};

function Pixels({ year, name, days, controls }: PixelsProps) {
  const { t, mood, number, day: dayName } = useWording();
  const cells = cellsOf(year, days ?? []);
  return (
    <ChartFrame
      title={t('pixels.title')}
      question={{ about: 'best', span: name }}
      summary={days ? t('pixels.summary', { year: name, days: number(days.length) }) : t('common:loading')}
      points={cells.map(({ day, bucket, tone }) =>
        bucket
          ? t('pixels.point', {
              day: dayName(day),
              tone: t(`pixels.tones.${tone}`),
              entries: number(bucket.entries),
            })
          : t('pixels.nothing', { day: dayName(day) }),
      )}
      columns={31}
      table={{
        heads: [t('heads.when'), t('heads.entries'), t('heads.words'), t('heads.read'), t('heads.said')],
        rows: (days ?? []).map((day) => [
          dayName(day.start),
          number(day.entries),
          number(day.words),
          mood(day.valence),
          mood(day.pleasantness),
        ]),
      }}
      saveLabel={t('pixels.poster')}
      controls={controls}
      legend={<Legend />}
      draw={(drawing) => <Squares {...drawing} year={year} cells={cells} />}
    />
  );
}

/** Every day of a year, with its place in the picture. */
function cellsOf(year: string, days: readonly OverviewBucket[]) {
  const known = new Map(days.map((day) => [day.start, day]));
  return MONTHS.flatMap((month) => {
    const start = monthAfter(`${year}-01-01`, month);
    const length = Number(addDays(monthAfter(start, 1), -1).slice(8));
    return Array.from({ length }, (_, index) => {
      const day = addDays(start, index);
      const bucket = known.get(day);
      return { day, month, index, bucket, tone: bucket ? toneOf(bucket) : null };
    });
  });
}

function Legend() {
  const { t } = useWording();
  return (
    <ul className={classes.legend}>
      {TONES.map((tone) => (
        <li key={tone}>
          <svg width="16" height="16" aria-hidden>
            <Pixel x={0} y={0} size={16} tone={tone} />
          </svg>
          {t(`pixels.tones.${tone}`)}
        </li>
      ))}
    </ul>
  );
}

type SquaresProps = Drawing & { year: string; cells: ReturnType<typeof cellsOf> };

function Squares({ width, active, year, cells }: SquaresProps) {
  const { language } = useWording();
  const inner = width - HEADS;
  const step = inner / 31;
  return (
    <div className={classes.grid}>
      <div>
        {MONTHS.map((month) => (
          <span key={month} style={{ blockSize: step }}>
            {(step >= LINE || month % 3 === 0) &&
              dayIn(monthAfter(`${year}-01-01`, month), language, { month: 'short' })}
          </span>
        ))}
      </div>
      <svg viewBox={`0 0 ${inner} ${step * 12}`} height={step * 12} aria-hidden className={classes.drawing}>
        {cells.map(({ day, month, index, tone }, point) => (
          <Pixel
            key={day}
            point={point}
            x={index * step}
            y={month * step}
            size={step - GAP}
            tone={tone}
            isActive={point === active}
          />
        ))}
      </svg>
    </div>
  );
}

type PixelProps = {
  point?: number;
  x: number;
  y: number;
  size: number;
  tone: DayTone | null;
  isActive?: boolean;
};

/** Lines fall where a day was unpleasant and rise where it was pleasant; the stronger, the more of them. */
function Pixel({ point, x, y, size, tone, isActive }: PixelProps) {
  const marks: Readonly<Record<string, string>> = {
    '-2': `M${x} ${y + size / 2}L${x + size / 2} ${y + size}M${x} ${y}L${x + size} ${y + size}M${x + size / 2} ${y}L${x + size} ${y + size / 2}`,
    '-1': `M${x} ${y}L${x + size} ${y + size}`,
    '1': `M${x} ${y + size}L${x + size} ${y}`,
    '2': `M${x} ${y + size / 2}L${x + size / 2} ${y}M${x} ${y + size}L${x + size} ${y}M${x + size / 2} ${y + size}L${x + size} ${y + size / 2}`,
  };
  const mark = tone === null ? undefined : marks[tone];
  return (
    <>
      <rect
        data-point={point}
        x={x}
        y={y}
        width={size}
        height={size}
        rx={1.5}
        data-tone={tone ?? undefined}
        data-active={isActive || undefined}
        className={classes.pixel}
      />
      {mark && <path d={mark} data-tone={tone} className={classes.mark} opacity={0.45} />}
    </>
  );
}
