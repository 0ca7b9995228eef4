import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useCatalogues } from './api/use-catalogues.ts';
import { CatalogueShelf } from './components/catalogue-shelf.tsx';
import { ManageCatalogues } from './components/manage-catalogues.tsx';
import classes from './components/music.module.css';

/** Music under open licences that the instance chose; not there where it chose none and nobody may. */
export function Catalogues() {
  const { t } = useTranslation('sound');
  const { can } = usePlatform();
  const { data } = useCatalogues();
  const mayWrite = can('library.write');
  const shelves = data?.filter((catalogue) => catalogue.piece_count > 0) ?? [];
  if (!data || (shelves.length === 0 && !mayWrite)) return null;
  return (
    <section aria-labelledby="music-catalogues">
      <h2 id="music-catalogues" className={classes.heading}>
        {t('music.catalogues.title')}
      </h2>
      <p className={classes.note}>{t('music.catalogues.lead')}</p>
      {shelves.map((catalogue) => (
        <CatalogueShelf key={catalogue.id} catalogue={catalogue} isOpenAtFirst={shelves.length === 1} />
      ))}
      {mayWrite && <ManageCatalogues catalogues={data} />}
    </section>
  );
}
