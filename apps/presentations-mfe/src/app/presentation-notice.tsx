import { Button, Dialog } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';

export type PresentationNoticeProps = {
  title: string;
  status: 'loading' | 'failed' | 'empty';
  onRetry(): void;
  onClose(): void;
};

/** What the dialog says while there are no slides. */
export function PresentationNotice({ title, status, onRetry, onClose }: PresentationNoticeProps) {
  const { t } = useTranslation('presentations');
  const text = { loading: 'present.loading', failed: 'present.failed', empty: 'present.noEntries' }[status];
  return (
    <Dialog isOpen size="medium" title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <p aria-live="polite">{t(text)}</p>
      {status === 'failed' && (
        <p>
          <Button icon="refresh" onPress={onRetry}>
            {t('present.retry')}
          </Button>
        </p>
      )}
    </Dialog>
  );
}
