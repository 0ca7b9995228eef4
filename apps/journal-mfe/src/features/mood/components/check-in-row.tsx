import { builtInLanguage } from '@reflectory/contracts/languages';
import { Button, Link } from '@reflectory/design-system';
import { activitiesIn } from '@reflectory/domain/feelings';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import type { CheckIn } from '../model/check-in.ts';
import classes from '../mood.module.css';
import { useMoodWords } from '../use-mood-words.ts';

export type CheckInRowProps = {
  checkIn: CheckIn;
  /** Where it is, when it is not on the server. */
  state: 'saved' | 'kept' | 'refused';
  onChange: () => void;
  onRemove: () => void;
};

/** One check-in, as it was said; without the note where the person hides words in lists. */
export function CheckInRow({ checkIn, state, onChange, onRemove }: CheckInRowProps) {
  const { t, i18n } = useTranslation('journal');
  const words = useMoodWords();
  const { hidesPreviews } = usePlatform().screenPrivacy;
  const { feltAt, note, activities, sleepMinutes, entryId } = checkIn;
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(feltAt),
  );
  const named = new Map<string, string>(
    activitiesIn(builtInLanguage(i18n.language)).map(({ key, name }) => [key, name]),
  );
  const hours = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const also = [
    ...activities.map((activity) => named.get(activity) ?? activity),
    ...(sleepMinutes === null ? [] : [t('mood.slept', { hours: hours.format(sleepMinutes / 60) })]),
  ];
  return (
    <li className={classes.checkIn}>
      <time dateTime={feltAt} className={classes.when}>
        {when}
      </time>
      <p className={classes.words}>{words(checkIn)}</p>
      {also.length > 0 && <p dir="auto">{also.join(' · ')}</p>}
      {note && !hidesPreviews && (
        <p dir="auto" className={classes.note}>
          {note}
        </p>
      )}
      {state !== 'saved' && <p className={classes.when}>{t(`mood.state.${state}`)}</p>}
      <div className={classes.acts}>
        {entryId && (
          <Link href={`/journal/entry/${entryId}`} variant="quiet">
            {t('mood.toEntry')}
          </Link>
        )}
        <Button variant="bare" size="small" aria-label={t('mood.changeOf', { when })} onPress={onChange}>
          {t('mood.change')}
        </Button>
        <Button variant="bare" size="small" aria-label={t('mood.removeOf', { when })} onPress={onRemove}>
          {t('mood.remove')}
        </Button>
      </div>
    </li>
  );
}
