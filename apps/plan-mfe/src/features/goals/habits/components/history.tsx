import type { HabitFacts } from '../model/use-habit-facts.ts';
import { useHabitWords } from '../model/use-habit-words.ts';
import classes from './habit-room.module.css';

/** Months that are shown, the latest first. */
const MOST_MONTHS = 24;

/** What was done, plainly: by month and by weekday. */
export function History({ facts: { history, row } }: { facts: HabitFacts }) {
  const { t, month, weekday, number, amount } = useHabitWords();
  const most = Math.max(1, ...history.months.map(({ days }) => days));
  const mostOnWeekday = Math.max(1, ...history.weekdays);
  const isMeasured = row.measure === 'number';
  return (
    <section aria-labelledby="habit-history" className={classes.section}>
      <h2 id="habit-history" className={classes.heading}>
        {t('habits.historyTitle')}
      </h2>
      <p className={classes.quiet}>
        {t('habits.historyDays', { count: history.days })}
        {isMeasured && ` · ${t('habits.historySum', { amount: amount(history.sum, row.unit) })}`}
      </p>
      <div className={classes.tables}>
        <table className={classes.table}>
          <caption>{t('habits.byMonth')}</caption>
          <tbody>
            {history.months
              .slice(-MOST_MONTHS)
              .toReversed()
              .map(({ month: name, days, sum }) => (
                <tr key={name}>
                  <th scope="row">{month(name)}</th>
                  <td className={classes.bar}>
                    <Bar share={days / most} />
                  </td>
                  <td>
                    {t('habits.days', { count: days })}
                    {isMeasured && sum > 0 && ` · ${amount(sum, row.unit)}`}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
        <table className={classes.table}>
          <caption>{t('habits.byWeekday')}</caption>
          <tbody>
            {history.weekdays.map((days, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the place is the weekday
              <tr key={index}>
                <th scope="row">{weekday(index + 1)}</th>
                <td className={classes.bar}>
                  <Bar share={days / mostOnWeekday} />
                </td>
                <td>{number(days)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const Bar = ({ share }: { share: number }) => (
  <span className={classes.share} style={{ inlineSize: `${share * 100}%` }} />
);
