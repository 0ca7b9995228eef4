import { ButtonLink } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useCheckIns } from '../features/mood/api/use-check-ins.ts';
import classes from '../features/mood/mood.module.css';
import { useMoodWords } from '../features/mood/use-mood-words.ts';
import { noonOf } from '../service/own-day.ts';

/** The way to a check-in, and what was said last today. */
export function MoodOfToday({ day }: { day: string }) {
  const { t } = useTranslation('journal');
  const words = useMoodWords();
  const [newest] = useCheckIns().checkIns;
  const isOfToday = newest && new Date(newest.feltAt).toDateString() === noonOf(day).toDateString();
  return (
    <div className={classes.acts}>
      <span>{isOfToday ? t('mood.offerAgain', { words: words(newest) }) : t('mood.offer')}</span>
      <ButtonLink href="/journal/mood" variant="quiet" size="small">
        {t('mood.offerLink')}
      </ButtonLink>
    </div>
  );
}
