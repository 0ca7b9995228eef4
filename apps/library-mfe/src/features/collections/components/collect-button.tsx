import type { LibraryThing } from '@reflectory/contracts/library';
import { IconButton, Popover } from '@reflectory/design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const CollectChoice = lazy(async () => ({ default: (await import('./collect-choice.tsx')).CollectChoice }));

/** Puts something into collections and takes it out of them, from any row. */
export function CollectButton({ thing, name }: { thing: LibraryThing; name: string }) {
  const { t } = useTranslation('library');
  const label = t('collections.put', { name });
  return (
    <Popover
      label={label}
      placement="bottom end"
      trigger={<IconButton icon="folder-plus" size="small" label={label} />}
    >
      <Suspense fallback={null}>
        <CollectChoice thing={thing} />
      </Suspense>
    </Popover>
  );
}
