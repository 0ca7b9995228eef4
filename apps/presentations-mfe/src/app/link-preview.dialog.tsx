import type { SharedPresentation } from '@reflectory/contracts/presentations';
import { Dialog } from '@reflectory/design-system';
import { permittedOverall, permittedSession, publicTitle } from '@reflectory/domain/deck';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkPreviewProps } from '../features/links/components/link-card.tsx';
import { questionLanguage } from './question-language.ts';
import { SharedDeck } from './shared-deck.tsx';

/** What a visitor of a link receives, reduced by the same rule; looking at it is no view. */
export function LinkPreviewDialog({ link, onClose }: LinkPreviewProps) {
  const { t } = useTranslation('presentations');
  const language = questionLanguage(usePlatform().language.current);
  const shared = useMemo((): SharedPresentation => {
    const { presentation_type, presentation_data, created_at } = link;
    const data =
      'entries' in presentation_data
        ? permittedOverall(presentation_data)
        : permittedSession(presentation_data);
    const title = publicTitle(link, data.slide_permissions, language);
    return { title, presentation_type, presentation_data: data, created_at };
  }, [link, language]);
  return (
    <Dialog
      isOpen
      size="full"
      title={t('links.previewOf', { title: shared.title })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <SharedDeck shared={shared} fit="window" />
    </Dialog>
  );
}
