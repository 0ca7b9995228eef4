import { libraryIntentionSchema } from '@reflectory/contracts/library';
import { PageHeader, Switch, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { NeedChoice } from '../features/frameworks/components/need-choice.tsx';
import { addressOf, NEED_PARAMETER, SAVED_PARAMETER } from './addresses.ts';
import { SavedThings } from './saved-things.tsx';
import { WholeLibrary } from './whole-library.tsx';
import classes from './page.module.css';

/** Everything to think and to rest with, by what somebody needs; need and filter are part of the address. */
export default function LibraryPage() {
  const { t } = useTranslation('library');
  const { can } = usePlatform();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const need = libraryIntentionSchema.safeParse(search.get(NEED_PARAMETER)).data ?? null;
  const isSavedOnly = search.has(SAVED_PARAMETER);
  const [query, setQuery] = useState('');
  const asked = { need, query: useDeferredValue(query) };
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        places={[
          { href: '/library/collections', label: t('collections.title') },
          { href: '/library/decisions', label: t('decisions.title') },
          { href: '/library/prompts', label: t('prompts') },
          ...(can('library.write') ? [{ href: '/library/own', label: t('own.title') }] : []),
        ]}
      />
      <TextField type="search" label={t('search')} value={query} onChange={setQuery} maxLength={100} />
      <NeedChoice need={need} hrefOf={(one) => addressOf(one, isSavedOnly)} />
      <Switch
        className={classes.filter}
        isSelected={isSavedOnly}
        onChange={(isOn) => void navigate(addressOf(need, isOn), { replace: true })}
      >
        {t('saved.only')}
      </Switch>
      {isSavedOnly ? <SavedThings asked={asked} /> : <WholeLibrary asked={asked} />}
    </div>
  );
}
