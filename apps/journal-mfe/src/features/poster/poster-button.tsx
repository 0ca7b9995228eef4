import type { ArtworkPoster } from '@reflectory/contracts/journal';
import { IconButton } from '@reflectory/design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const PosterDialog = lazy(async () => ({ default: (await import('./poster.dialog.tsx')).PosterDialog }));

/** Opens the poster of a drawing; what draws it comes then. */
export function PosterButton({ of }: { of: ArtworkPoster }) {
  const { t } = useTranslation('journal');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="printer"
        size="small"
        label={t('poster.open', { name: of.name })}
        onPress={() => setOpen(true)}
      />
      <Suspense fallback={null}>{isOpen && <PosterDialog of={of} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
