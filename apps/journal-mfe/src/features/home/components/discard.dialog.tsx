import { ConfirmDialog } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';

export type DiscardDialogProps = {
  title: string;
  isChange: boolean;
  onDiscard: () => void;
  onClose: () => void;
};

/** Asks before what was begun is thrown away. */
export default function DiscardDialog({ title, isChange, onDiscard, onClose }: DiscardDialogProps) {
  const { t } = useTranslation('journal');
  return (
    <ConfirmDialog
      title={t(isChange ? 'home.discardChangeTitle' : 'home.discardTitle', { title })}
      confirmLabel={t('home.discardConfirm')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => {
        onDiscard();
        onClose();
      }}
    >
      {t(isChange ? 'home.discardChangeText' : 'home.discardText')}
    </ConfirmDialog>
  );
}
