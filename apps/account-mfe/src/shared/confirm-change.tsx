import { describeFailure } from '@reflectory/client';
import { ConfirmDialog, type ConfirmDialogProps } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';

type ConfirmChangeProps = Pick<
  ConfirmDialogProps,
  'title' | 'children' | 'confirmLabel' | 'cancelLabel' | 'pendingLabel'
> & {
  change: { isPending: boolean; error: Error | null };
  /** Carries the change out. */
  run: (settle: { onSuccess: () => void }) => void;
  /** What is said when it is done. */
  done: string;
  onClose: () => void;
};

/** Asks before a change of the settings, and stays with its reason when the change fails. */
export function ConfirmChange({ change, run, done, onClose, ...question }: ConfirmChangeProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { toasts } = usePlatform();
  const handleSuccess = () => {
    toasts.success(done);
    onClose();
  };
  return (
    <ConfirmDialog
      {...question}
      isPending={change.isPending}
      errorMessage={change.error ? describeFailure(change.error, t, 'problems') : undefined}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => run({ onSuccess: handleSuccess })}
    />
  );
}
