import { Button, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useEntry } from '../features/insight/api/use-entry.ts';
import { useEntryVersions } from '../features/versions/api/use-entry-versions.ts';
import { Versions } from '../features/versions/versions.tsx';
import { useFailureMessage } from '../service/use-failure-message.ts';
import { EntryMissing } from './entry-missing.tsx';
import classes from './page.module.css';
import { entryAddress } from './places.ts';

export type VersionsPageProps = { entryId: string };

/** What an entry was before. */
export default function VersionsPage({ entryId }: VersionsPageProps) {
  const { t } = useTranslation('journal');
  const { search } = useLocation();
  const failureMessage = useFailureMessage();
  const entry = useEntry(entryId);
  const versions = useEntryVersions(entryId);
  const chosen = Number(new URLSearchParams(search).get('version')) || null;
  const failed = [entry, versions].find(({ isError, data }) => isError && data === undefined);
  if (entry.data === null) return <EntryMissing />;
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('versions.title')}
        lead={t('versions.lead')}
        back={{ href: entryAddress(entryId), label: entry.data?.title || t('untitled') }}
      />
      {failed ? (
        <ErrorState
          title={t('versions.failedTitle')}
          action={
            <Button onPress={() => void Promise.all([entry.refetch(), versions.refetch()])}>
              {t('errors.retry')}
            </Button>
          }
        >
          {failureMessage(failed.error)}
        </ErrorState>
      ) : entry.data && versions.data ? (
        <Versions entry={entry.data} versions={versions.data} chosen={chosen} />
      ) : (
        <Skeleton lines={6} label={t('loading')} />
      )}
    </div>
  );
}
