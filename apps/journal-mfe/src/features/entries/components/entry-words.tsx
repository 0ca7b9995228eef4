import { Icon } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../service/date-words.ts';
import { isSealed, noonOf, useToday } from '../../../service/own-day.ts';
import type { ListedEntry } from '../api/use-entries.ts';
import { listedWords } from '../model/listed-words.ts';
import classes from './entry-words.module.css';

/** Title and first words of an entry in a list; of one that is sealed only until when, and nothing where the person hides words in lists. */
export function EntryWords({ entry }: { entry: ListedEntry }) {
  const { t, i18n } = useTranslation('journal');
  const today = useToday();
  const { hidesPreviews } = usePlatform().screenPrivacy;
  const { sealed_until: until } = entry;
  if (until !== null && isSealed(until, today)) {
    const day = dateFormat(i18n.language, { dateStyle: 'long' }).format(noonOf(until));
    return (
      <span className={classes.sealed}>
        <Icon name="lock" size={16} /> {t('seal.until', { day })}
      </span>
    );
  }
  if (hidesPreviews) return null;
  const words = listedWords(entry);
  return (
    <>
      {words.title !== null && (
        <span className={classes.title} dir="auto">
          {words.title || t('untitled')}
        </span>
      )}
      <span className={classes.text} data-alone={words.title === null || undefined} dir="auto">
        {words.text}
      </span>
    </>
  );
}
