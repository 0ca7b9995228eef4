import { Button, IconButton, Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useSavedSearches } from '../api/use-saved-searches.ts';
import classes from './saved-searches.module.css';

export type SavedSearchesProps = {
  /** The address of what is searched now, and what it is called; null while nothing is. */
  current: { query: string; name: string } | null;
};

/** Searches that are kept, and the one of now to keep. */
export function SavedSearches({ current }: SavedSearchesProps) {
  const { t } = useTranslation('journal');
  const { saved, save, remove } = useSavedSearches();
  const isKept = saved.some(({ query }) => query === current?.query);
  if (saved.length === 0 && !current) return null;
  return (
    <div className={classes.saved}>
      {saved.length > 0 && (
        <ul className={classes.list} aria-label={t('search.saved')}>
          {saved.map(({ id, name, query }) => (
            <li key={id} className={classes.item}>
              <Link
                href={`/journal/search?${query}`}
                {...(query === current?.query && { 'aria-current': 'page' as const })}
                dir="auto"
              >
                {name}
              </Link>
              <IconButton
                icon="x"
                size="small"
                label={t('search.forget', { name })}
                onPress={() => remove.mutate(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {current && !isKept && (
        <Button
          variant="bare"
          size="small"
          className={classes.keep}
          isPending={save.isPending}
          onPress={() => save.mutate(current)}
        >
          {t('search.keep')}
        </Button>
      )}
      {(save.isError || remove.isError) && <p role="alert">{t('search.keepFailed')}</p>}
    </div>
  );
}
