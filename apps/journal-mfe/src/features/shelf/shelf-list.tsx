import { Button, Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import type { ShelvedWords } from './api/use-conflicts.ts';
import { useResolveConflict } from './api/use-resolve-conflict.ts';
import classes from './shelf.module.css';

const choices = ['both', 'entry', 'other'] as const;

/** Each pair of texts side by side, to be decided. */
export function ShelfList({ shelved }: { shelved: readonly ShelvedWords[] }) {
  return (
    <ul className={classes.list}>
      {shelved.map((words) => (
        <ShelvedPair key={words.id} words={words} />
      ))}
    </ul>
  );
}

function ShelvedPair({ words }: { words: ShelvedWords }) {
  const { t, i18n } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const resolve = useResolveConflict(words.id);
  const { entry, device } = words;
  const title = entry.title || t('untitled');
  const at = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(words.created_at),
  );
  return (
    <li className={classes.pair}>
      <h2 className={classes.title}>
        <Link href={`/journal/entry/${words.entry_id}`} variant="plain">
          <bdi>{title}</bdi>
        </Link>
      </h2>
      <div className={classes.sides}>
        <section aria-label={t('shelf.entry')}>
          <p className={classes.from}>{t('shelf.entry')}</p>
          <p className={classes.text} dir="auto">
            {entry.text}
          </p>
        </section>
        <section aria-label={t('shelf.other')}>
          <p className={classes.from}>
            {device ? t('shelf.otherFrom', { device, at }) : t('shelf.otherAt', { at })}
          </p>
          <p className={classes.text} dir="auto">
            {words.text}
          </p>
        </section>
      </div>
      {resolve.isError && <p role="alert">{failureMessage(resolve.error)}</p>}
      <div className={classes.actions}>
        {choices.map((choice) => (
          <Button
            key={choice}
            variant={choice === 'both' ? 'primary' : 'quiet'}
            aria-label={t(`shelf.keepLabel.${choice}`, { title })}
            isPending={resolve.isPending && resolve.variables === choice}
            onPress={() => resolve.mutate(choice)}
          >
            {t(`shelf.keep.${choice}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
