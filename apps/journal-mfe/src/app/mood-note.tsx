import { Icon, Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './mood-note.module.css';

/** What somebody said of themselves, in words, and the way there; nothing where they said nothing. */
export function MoodNote({ words }: { words: string | undefined }) {
  const { t } = useTranslation('journal');
  if (!words) return null;
  return (
    <p className={classes.note}>
      <Icon name="heart" />
      <Link href="/journal/mood" variant="quiet">
        {t('mood.said', { words })}
      </Link>
    </p>
  );
}
