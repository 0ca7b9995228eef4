import type { LibraryShelf } from '@reflectory/contracts/library';
import { useTranslation } from 'react-i18next';
import { LibraryRows } from '../../../shared/library-rows.tsx';
import { useOwnMeditations } from '../api/use-own-meditations.ts';
import { useScripts } from '../api/use-scripts.ts';
import { MEDITATIONS, meditationKeys } from '../model/meditations.ts';

/** One's own meditations and the built-in ones, for the library. */
export function LibraryMeditations({ asked }: { asked: LibraryShelf }) {
  const { t } = useTranslation('sound');
  const { data } = useScripts();
  const own = useOwnMeditations();
  // They come together: what is shown does not move.
  if (!data || own.isPending) return null;
  const kept = (own.data ?? []).map(({ id, name }) => ({
    key: id,
    name,
    promise: '',
    intentions: [],
    href: `/sounds/meditations/own/${id}`,
    facts: t('library.own'),
  }));
  const builtIn = meditationKeys.map((key) => ({
    key,
    name: data.scripts[key].title,
    promise: data.scripts[key].promise,
    intentions: MEDITATIONS[key].intentions,
    href: `/sounds/meditations/${key}`,
    facts: t('library.length', { least: 3, count: 45 }),
  }));
  return (
    <LibraryRows
      kind="meditation"
      title={t('places.meditations')}
      things={[...kept, ...builtIn]}
      asked={asked}
    />
  );
}
