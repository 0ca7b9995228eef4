import { Button, ConfirmDialog, type ButtonProps } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../service/use-failure-message.ts';
import { useDeleteEntry } from '../api/use-delete-entry.ts';

export type DeleteForGoodProps = {
  entry: { id: string; title: string };
  size?: ButtonProps['size'];
  onDeleted?: () => void;
};

/** Asks, and deletes an entry of which nothing is left then. */
export function DeleteForGood({ entry, size, onDeleted }: DeleteForGoodProps) {
  const { t } = useTranslation('journal');
  const { Slot } = usePlatform();
  const failureMessage = useFailureMessage();
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteEntry(entry.id);
  const title = entry.title || t('untitled');
  const handleConfirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        onDeleted?.();
      },
    });
  return (
    <>
      <Button
        variant="danger"
        {...(size && { size })}
        aria-label={t('bin.deleteLabel', { title })}
        onPress={() => setAsking(true)}
      >
        {t('bin.delete')}
      </Button>
      <ConfirmDialog
        title={t('bin.deleteTitle', { title })}
        confirmLabel={t('bin.delete')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={remove.isPending}
        errorMessage={remove.isError ? failureMessage(remove.error) : undefined}
        onConfirm={handleConfirm}
      >
        {t('bin.deleteText')}
        {isAsking && <Slot name="entry.leaving" props={{ entryId: entry.id }} />}
      </ConfirmDialog>
    </>
  );
}
