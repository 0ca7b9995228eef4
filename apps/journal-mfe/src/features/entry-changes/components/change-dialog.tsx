import { Button, Dialog } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type ChangeDialogProps = {
  title: string;
  isPending: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** One field of an entry, to be saved or left as it is. */
export function ChangeDialog({ title, isPending, onSave, onClose, children }: ChangeDialogProps) {
  const { t } = useTranslation('journal');
  return (
    <Dialog
      isOpen
      size="small"
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{t('changes.cancel')}</Button>
          <Button variant="primary" isPending={isPending} onPress={onSave}>
            {t('changes.save')}
          </Button>
        </>
      )}
    >
      {children}
    </Dialog>
  );
}
