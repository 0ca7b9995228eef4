import { Button } from '@reflectory/design-system';
import { useId, useState } from 'react';
import { useGoalWords } from '../model/use-goal-words.ts';
import type { KeyResultProps } from './key-result.tsx';
import classes from './goal-room.module.css';

const WIDTH = 600;
const HEIGHT = 140;
const EDGE = 6;
/** Points that make a picture. */
const LEAST = 2;

/** How a key result went, the plan beside it, and where it leads. */
export function Course(props: KeyResultProps) {
  const { t } = useGoalWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (props.result.course.length < LEAST) return null;
  return (
    <>
      <Button
        variant="bare"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        {t('goals.results.course')}
      </Button>
      <div id={id}>{isOpen && <Picture {...props} />}</div>
    </>
  );
}

function Picture({ facts, today, result }: KeyResultProps) {
  const { t, day, amount } = useGoalWords();
  const { course, trend, row, state } = result;
  const { from, to } = facts.period;
  const last = course.at(-1);
  const leadsTo = trend?.atEnd ?? null;
  const end = Math.max(to ?? today, today, from + 1);
  const values = [row.start_value, state.target, ...course.map(({ value }) => value)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const first = Math.min(from, course[0]?.day ?? from);
  const x = (at: number) => EDGE + ((at - first) / (end - first)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const line = course.map(({ day: at, value }) => `${x(at)},${y(value)}`).join(' ');
  return (
    <figure className={classes.course}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {to !== null && (
          <line
            x1={x(from)}
            y1={y(row.start_value)}
            x2={x(to)}
            y2={y(state.target)}
            className={classes.planned}
          />
        )}
        <polyline points={line} className={classes.went} />
        {leadsTo !== null && last && (
          <line
            x1={x(last.day)}
            y1={y(last.value)}
            x2={x(end)}
            y2={y(clamp(leadsTo, low, high))}
            className={classes.leads}
          />
        )}
      </svg>
      <figcaption className={classes.quiet}>
        {t(to === null ? 'goals.results.legend' : 'goals.results.legendPlan')}
      </figcaption>
      <table className={classes.values}>
        <caption>{t('goals.results.values')}</caption>
        <tbody>
          {course.toReversed().map(({ day: at, value }) => (
            <tr key={at}>
              <th scope="row">{day(at)}</th>
              <td>{amount(value, row.unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
