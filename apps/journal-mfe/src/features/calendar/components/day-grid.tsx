import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { dayAfterKey } from '../model/days.ts';
import classes from './day-grid.module.css';

/** A week or a month; null where no day stands. */
type DayRow = { key: string; header?: ReactNode; days: readonly (string | null)[] };

export type DayGridProps = {
  label: string;
  /** What a row of the grid is. */
  rowsAre: 'weeks' | 'months';
  columnHeaders?: ReactNode;
  rows: readonly DayRow[];
  /** The day that the keyboard is on. */
  current: string;
  /** The day that is opened. */
  chosen: string | null;
  today: string;
  /** What a day is read as. */
  nameOf: (day: string) => string;
  children: (day: string) => ReactNode;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
};

/** Days to walk through with the arrow keys, one of them in the order of tabs. */
export function DayGrid(props: DayGridProps) {
  const { label, rowsAre, columnHeaders, rows, current, chosen, today, nameOf, children } = props;
  const { onMove, onChoose } = props;
  const grid = useRef<HTMLTableElement>(null);
  const goal = useRef<string | null>(null);
  useEffect(() => {
    // The month of the day may be drawn later than the key was pressed.
    if (goal.current !== current) return;
    goal.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);
  const handleKeyDown = (day: string, event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayAfterKey(event.key, day, { beneath: rowsAre === 'weeks' ? 'week' : 'month', isRtl });
    if (next === null) return;
    event.preventDefault();
    goal.current = next;
    onMove(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that is walked by keys is a grid
    <table ref={grid} role="grid" aria-label={label} data-rows={rowsAre} className={classes.grid}>
      {columnHeaders}
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {row.header}
            {row.days.map((day, index) =>
              day === null ? (
                <td key={index} aria-hidden="true" />
              ) : (
                <td key={day} aria-selected={day === chosen} className={classes.cell}>
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === current ? 0 : -1}
                    aria-label={nameOf(day)}
                    aria-current={day === today ? 'date' : undefined}
                    className={classes.day}
                    onClick={() => onChoose(day)}
                    onKeyDown={(event) => handleKeyDown(day, event)}
                  >
                    {children(day)}
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
