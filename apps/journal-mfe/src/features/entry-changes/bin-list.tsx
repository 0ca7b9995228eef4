import { Button, Link } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import type { ListedBinnedEntry, useBinnedEntries } from './api/use-binned-entries.ts';
import { useChangeEntry } from './api/use-change-entry.ts';
import { DeleteForGood } from './components/delete-for-good.tsx';
import { binEnd } from './model/bin-end.ts';
import classes from './bin-list.module.css';

export type BinListProps = { entries: ReturnType<typeof useBinnedEntries> };

/** What lies in the bin; more comes when it is asked for. */
export function BinList({ entries }: BinListProps) {
  const { t } = useTranslation('journal');
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = entries;
  return (
    <>
      <ul className={classes.list}>
        {entries.data?.pages.flat().map((entry) => (
          <BinnedRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {isFetchNextPageError && <p role="alert">{t('bin.moreFailed')}</p>}
      {hasNextPage && (
        <Button
          onPress={() => void fetchNextPage()}
          isPending={isFetchingNextPage}
          pendingLabel={t('bin.loadingMore')}
        >
          {t('bin.loadMore')}
        </Button>
      )}
    </>
  );
}

function BinnedRow({ entry }: { entry: ListedBinnedEntry }) {
  const { t, i18n } = useTranslation('journal');
  const { toasts, screenPrivacy } = usePlatform();
  const failureMessage = useFailureMessage();
  const change = useChangeEntry(entry.id);
  const title = screenPrivacy.hidesPreviews ? t('entries.hidden') : entry.title || t('untitled');
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const handleRestore = () =>
    change.mutate(
      { binned_at: null },
      { onError: (error) => toasts.error(t('bin.notRestored'), failureMessage(error)) },
    );
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <Link href={`/journal/entry/${entry.id}`} variant="plain" className={classes.title}>
          <bdi>{title}</bdi>
        </Link>
        <span className={classes.dates}>
          {t('bin.dates', {
            written: day.format(new Date(entry.entry_at)),
            gone: day.format(binEnd(entry.binned_at)),
          })}
        </span>
      </span>
      <span className={classes.actions}>
        <Button
          size="small"
          aria-label={t('bin.restoreLabel', { title })}
          isPending={change.isPending}
          onPress={handleRestore}
        >
          {t('bin.restore')}
        </Button>
        <DeleteForGood entry={{ ...entry, title }} size="small" />
      </span>
    </li>
  );
}
