import { type Block, findGap, placeBlocks } from '@reflectory/domain/focus';
import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import type { Intentions } from '../api/use-intentions.ts';
import { useTimeWords } from '../model/use-words.ts';
import type { Intention } from '../store/day-store.ts';
import classes from './day-plan.module.css';

/** Hours that are always shown; earlier and later ones where something is planned. */
const FIRST_HOUR = 8;
const LAST_HOUR = 18;
const HOUR = 60;
const STEP = 15;
const PIXELS = 0.8;

type Shown = Block & { title: string; line: Intention | null };

export type DayPlanProps = {
  intentions: Intentions;
  /** What is taken by others, in minutes since midnight. */
  taken?: readonly (Block & { title: string })[];
};

const nowInMinutes = (): number => {
  const now = new Date();
  return Math.ceil((now.getHours() * HOUR + now.getMinutes()) / STEP) * STEP;
};

/** The day as a column: lines with a time beside what is taken, and a tap that gives the next gap to a line. */
export function DayPlan({ intentions, taken = [] }: DayPlanProps) {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const { lines, change } = intentions;
  const planned = lines.flatMap((line): Shown[] =>
    line.starts_at === null
      ? []
      : [
          {
            id: line.id,
            title: line.title,
            line,
            from: line.starts_at,
            until: line.starts_at + line.minutes,
          },
        ],
  );
  const blocks: Shown[] = [...planned, ...taken.map((block) => ({ ...block, line: null }))];
  const next = lines.find((line) => line.starts_at === null && line.done_at === null);
  const handleGap = (line: Intention) => {
    const at = findGap(blocks, nowInMinutes(), line.minutes);
    if (at === null) toasts.info(t('focus.plan.noGap'));
    else change(line, { starts_at: at });
  };
  return (
    <section aria-labelledby="focus-plan" className={classes.plan}>
      <h2 id="focus-plan" className={classes.heading}>
        {t('focus.plan.title')}
      </h2>
      {blocks.length === 0 && <p className={classes.quiet}>{t('focus.plan.empty')}</p>}
      {blocks.length > 0 && <Column blocks={blocks} />}
      {next && (
        <div>
          <Button size="small" onPress={() => handleGap(next)}>
            {t('focus.plan.gap', { title: next.title })}
          </Button>
        </div>
      )}
    </section>
  );
}

function Column({ blocks }: { blocks: readonly Shown[] }) {
  const words = useTimeWords();
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const first = Math.min(FIRST_HOUR, ...blocks.map(({ from }) => Math.floor(from / HOUR)));
  const last = Math.max(LAST_HOUR, ...blocks.map(({ until }) => Math.min(24, Math.ceil(until / HOUR))));
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const top = (minute: number) => (minute - first * HOUR) * PIXELS;
  return (
    <div className={classes.column} style={{ blockSize: top(last * HOUR) }}>
      {hours.map((hour) => (
        <span key={hour} aria-hidden className={classes.hour} style={{ insetBlockStart: top(hour * HOUR) }}>
          {words.minute(hour * HOUR)}
        </span>
      ))}
      <ol className={classes.blocks}>
        {placeBlocks(blocks).map(({ id, from, until, column, columns }) => {
          const block = byId.get(id);
          return (
            <li
              key={id}
              className={classes.block}
              data-taken={block?.line === null || undefined}
              data-done={(block?.line?.done_at ?? null) !== null || undefined}
              style={{
                insetBlockStart: top(from),
                blockSize: Math.max(20, (Math.min(until, 24 * HOUR) - from) * PIXELS - 2),
                insetInlineStart: `${(column / columns) * 100}%`,
                inlineSize: `calc(${100 / columns}% - 4px)`,
              }}
            >
              <span dir="auto">{block?.title}</span>{' '}
              <span className={classes.when}>{`${words.minute(from)} – ${words.minute(until)}`}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
