import { ConfirmDialog } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';

export type DiscardQuestionProps = { title: string; onDiscard: () => void; onClose: () => void };

/** Asks before what was begun is thrown away. */
export default function DiscardQuestion({ title, onDiscard, onClose }: DiscardQuestionProps) {
  const { t } = useTranslation('journal');
  return (
    <ConfirmDialog
      title={t('home.discardTitle', { title })}
      confirmLabel={t('home.discardConfirm')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => {
        onDiscard();
        onClose();
      }}
    >
      {t('home.discardText')}
    </ConfirmDialog>
  );
}
