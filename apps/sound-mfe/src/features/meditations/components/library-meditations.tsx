import type { LibraryShelf } from '@reflectory/contracts/library';
import { useTranslation } from 'react-i18next';
import { LibraryRows } from '../../../shared/library-rows.tsx';
import { useScripts } from '../api/use-scripts.ts';
import { MEDITATIONS, meditationKeys } from '../model/meditations.ts';

/** Built-in meditations, for the library. */
export function LibraryMeditations({ asked }: { asked: LibraryShelf }) {
  const { t } = useTranslation('sound');
  const { data } = useScripts();
  if (!data) return null;
  const things = meditationKeys.map((key) => ({
    key,
    name: data.scripts[key].title,
    promise: data.scripts[key].promise,
    intentions: MEDITATIONS[key].intentions,
    href: `/sounds/meditations/${key}`,
    facts: t('library.length', { least: 3, count: 45 }),
  }));
  return <LibraryRows kind="meditation" title={t('places.meditations')} things={things} asked={asked} />;
}
