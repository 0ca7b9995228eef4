import { PageHeader } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { EntryPictures } from '../features/entries/entry-pictures.tsx';
import { useEntryYears } from '../features/entries/api/use-entry-years.ts';
import { Search } from '../features/search/search.tsx';
import { useAsListPlace } from './list-place.ts';
import { useFrameworkLanguage } from './use-framework-language.ts';
import classes from './page.module.css';

/** Finds what was written. */
export default function SearchPage() {
  const { t } = useTranslation('journal');
  useAsListPlace();
  const years = useEntryYears().data ?? null;
  return (
    <div className={classes.page}>
      <PageHeader title={t('search.title')} back={{ href: '/entries', label: t('entries.title') }} />
      <Search years={years} language={useFrameworkLanguage()} Pictures={EntryPictures} />
    </div>
  );
}
