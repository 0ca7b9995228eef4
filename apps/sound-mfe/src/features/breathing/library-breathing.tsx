import type { LibraryIntention, LibraryShelf } from '@reflectory/contracts/library';
import { type PacerKey, pacerKeys } from '@reflectory/domain/breathing';
import { useTranslation } from 'react-i18next';
import { LibraryRows } from '../../shared/library-rows.tsx';

const INTENTIONS: Record<PacerKey, readonly LibraryIntention[]> = {
  coherent: ['settle'],
  box: ['settle', 'people'],
  relaxing: ['sleep', 'settle'],
};

/** Ways to breathe, for the library. */
export function LibraryBreathing({ asked }: { asked: LibraryShelf }) {
  const { t } = useTranslation('sound');
  const things = pacerKeys.map((key) => ({
    key,
    name: t(`breathing.pacers.${key}.name`),
    promise: t(`breathing.pacers.${key}.text`),
    intentions: INTENTIONS[key],
    href: `/sounds/breathe?way=${key}`,
    facts: t('library.length', { least: 1, count: 10 }),
  }));
  return <LibraryRows kind="breathing" title={t('breathing.title')} things={things} asked={asked} />;
}
