import { useTranslation } from 'react-i18next';
import classes from './example-map.module.css';
import { MapThumbnail } from './map-thumbnail.tsx';

/** What a map could be, made of real words. */
export function ExampleMap() {
  const { t } = useTranslation('plan');
  const branches = t('mindmaps.empty.branches').split(' · ');
  return (
    <div className={classes.example}>
      <MapThumbnail colours={branches.map(() => null)} />
      <p className={classes.title}>{t('mindmaps.empty.centre')}</p>
      <ul className={classes.branches}>
        {branches.map((branch) => (
          <li key={branch}>{branch}</li>
        ))}
      </ul>
    </div>
  );
}
