import type { WovenLine } from '@reflectory/domain/meditation';
import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './meditation.module.css';

export type WovenListProps = { lines: readonly WovenLine[]; onRemove(line: WovenLine): void };

/** What of an entry is said, and which sentence led to each line of it. */
export function WovenList({ lines, onRemove }: WovenListProps) {
  const { t } = useTranslation('sound');
  if (lines.length === 0) return <p className={classes.quiet}>{t('meditations.woven.none')}</p>;
  return (
    <section aria-labelledby="woven-lines" className={classes.part}>
      <h2 id="woven-lines" className={classes.heading}>
        {t('meditations.woven.title')}
      </h2>
      <p className={classes.quiet}>{t('meditations.woven.lead')}</p>
      <ul className={classes.woven}>
        {lines.map((line) => (
          <li key={line.text} className={classes.wovenLine}>
            <p className={classes.said}>{line.text}</p>
            <p className={classes.quiet}>
              {t('meditations.woven.because')} <q dir="auto">{line.because.sentence.trim()}</q>
            </p>
            <Button size="small" variant="bare" icon="x" onPress={() => onRemove(line)}>
              {t('meditations.woven.leaveOut')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
