import { describeFailure } from '@reflectory/client';
import { Button, ButtonLink, ErrorState, PageHeader, Skeleton, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrameworks } from '../features/frameworks/api/use-frameworks.ts';
import { FrameworkShelves } from '../features/frameworks/framework-shelves.tsx';
import { findFrameworks } from '../features/frameworks/model/find-frameworks.ts';
import classes from './page.module.css';

/** What there is to think with, by topic. */
export default function LibraryPage() {
  const { t } = useTranslation(['library', 'common']);
  const { can } = usePlatform();
  const frameworks = useFrameworks();
  const [query, setQuery] = useState('');
  const found = frameworks.data && findFrameworks(frameworks.data, query);
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <ButtonLink href="/library/decisions">{t('decisions.title')}</ButtonLink>
            <ButtonLink href="/library/prompts">{t('prompts')}</ButtonLink>
            {can('library.write') && <ButtonLink href="/library/own">{t('own.title')}</ButtonLink>}
          </>
        }
      />
      {frameworks.isPending && <Skeleton lines={8} label={t('common:loading')} />}
      {frameworks.isError && !found && (
        <ErrorState
          title={t('failed')}
          action={<Button onPress={() => void frameworks.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(frameworks.error, t, 'problems')}
        </ErrorState>
      )}
      {found && (
        <>
          <TextField type="search" label={t('search')} value={query} onChange={setQuery} maxLength={100} />
          <output className={classes.status}>{found.length === 0 && t('nothing', { query })}</output>
          <FrameworkShelves frameworks={found} />
        </>
      )}
    </div>
  );
}
