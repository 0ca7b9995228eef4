import { outlineSlides, titledFileName } from '@reflectory/domain/deck';
import type { SlotProps } from '@reflectory/platform-sdk';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PresentButton } from './present-button.tsx';

const DeckDialog = lazy(async () => ({ default: (await import('./present-dialogs.ts')).DeckDialog }));

/** 'Present' beside an open map: one branch after the other. */
export default function MapActions({ title, note, outline }: SlotProps['map.actions']) {
  const { t } = useTranslation('presentations');
  const slides = useMemo(() => outlineSlides({ title, note }, outline), [title, note, outline]);
  return (
    <PresentButton
      label={t('present.session')}
      dialog={(close) => (
        <DeckDialog
          title={title}
          slides={slides}
          fileName={() => titledFileName(title, 'map', '-presentation.png')}
          onClose={close}
        />
      )}
    />
  );
}
