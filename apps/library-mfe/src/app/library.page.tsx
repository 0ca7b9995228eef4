import { describeFailure } from '@reflectory/client';
import { Button, ErrorState, PageHeader, Skeleton, TextField } from '@reflectory/design-system';
import { libraryIntentionSchema } from '@reflectory/contracts/library';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFrameworks } from '../features/frameworks/api/use-frameworks.ts';
import { NEED_PARAMETER, NeedChoice } from '../features/frameworks/components/need-choice.tsx';
import { FrameworkShelves } from '../features/frameworks/framework-shelves.tsx';
import { Recommendation } from '../features/frameworks/components/recommendation.tsx';
import { useRecommendation } from '../features/frameworks/api/use-recommendation.ts';
import { findFrameworks } from '../features/frameworks/model/find-frameworks.ts';
import classes from './page.module.css';

/** What there is to think with, by what somebody needs; the need is part of the address. */
export default function LibraryPage() {
  const { t } = useTranslation(['library', 'common']);
  const { can } = usePlatform();
  const frameworks = useFrameworks();
  const recommendation = useRecommendation();
  const [search] = useSearchParams();
  const need = libraryIntentionSchema.safeParse(search.get(NEED_PARAMETER)).data ?? null;
  const [query, setQuery] = useState('');
  // What stands above the shelves comes with them, so that they do not move.
  const isWaiting = frameworks.isPending || (frameworks.isSuccess && recommendation.isLoading);
  const found = !isWaiting && frameworks.data && findFrameworks(frameworks.data, { query, need });
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        places={[
          { href: '/library/decisions', label: t('decisions.title') },
          { href: '/library/saved', label: t('saved.title') },
          { href: '/library/prompts', label: t('prompts') },
          ...(can('library.write') ? [{ href: '/library/own', label: t('own.title') }] : []),
        ]}
      />
      {isWaiting && <Skeleton lines={8} label={t('common:loading')} />}
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
          <NeedChoice need={need} />
          {need === null && query.trim() === '' && <Recommendation />}
          <TextField type="search" label={t('search')} value={query} onChange={setQuery} maxLength={100} />
          <output className={classes.status}>
            {found.length === 0 && t(query.trim() === '' ? 'nothingForNeed' : 'nothing', { query })}
          </output>
          <FrameworkShelves frameworks={found} need={need} />
        </>
      )}
    </div>
  );
}
