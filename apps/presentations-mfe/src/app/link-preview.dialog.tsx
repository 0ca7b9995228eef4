import type { SharedPresentation } from '@reflectory/contracts/presentations';
import { Dialog } from '@reflectory/design-system';
import { permittedData, publicTitle } from '@reflectory/domain/deck';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkPreviewProps } from '../features/links/components/link-card.tsx';
import { questionLanguage } from './question-language.ts';
import { SharedDeck } from './shared-deck.tsx';

/** What a visitor of a link receives, reduced by the same rule; looking at it is no view. */
export default function LinkPreviewDialog({ link, onClose }: LinkPreviewProps) {
  const { t } = useTranslation('presentations');
  const language = questionLanguage(usePlatform().language.current);
  const shared = useMemo((): SharedPresentation | null => {
    const data = permittedData(link.presentation_type, link.presentation_data);
    if (!data) return null;
    const { presentation_type, created_at } = link;
    const title = publicTitle(link, data.slide_permissions, language);
    return { title, presentation_type, presentation_data: data, created_at };
  }, [link, language]);
  return (
    <Dialog
      isOpen
      size="full"
      title={t('links.previewOf', { title: shared?.title ?? link.title })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {shared ? <SharedDeck shared={shared} fit="window" /> : <p>{t('shared.presentationUnavailable')}</p>}
    </Dialog>
  );
}
