import { type SpentSeconds, spentSeconds, type TimedStep } from '@reflectory/domain/meditation';
import { useTranslation } from 'react-i18next';
import { useLengths } from '../../../shared/use-lengths.ts';
import classes from './editor.module.css';

const PARTS: readonly (keyof SpentSeconds)[] = ['lines', 'breaths', 'bells', 'pictures', 'quiet'];

/** How the chosen length is spent. */
export function SpentTime({ timed, seconds }: { timed: readonly TimedStep[]; seconds: number }) {
  const { t } = useTranslation('sound');
  const lengths = useLengths();
  const spent = spentSeconds(timed);
  const there = PARTS.filter((part) => spent[part] > 0);
  return (
    <div className={classes.spent}>
      <div aria-hidden className={classes.bar}>
        {there.map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: spent[part] }} />
        ))}
      </div>
      <ul className={classes.parts} aria-label={t('editor.spent.label', { time: lengths.time(seconds) })}>
        {there.map((part) => (
          <li key={part} data-part={part}>
            {t(`editor.spent.${part}`)}{' '}
            <span className={classes.quiet}>{lengths.time(Math.round(spent[part]))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
