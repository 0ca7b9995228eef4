import { Button, Dialog, ErrorState } from '@reflectory/design-system';
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
  const retry = (
    <Button icon="refresh" onPress={onRetry}>
      {t('present.retry')}
    </Button>
  );
  return (
    <Dialog isOpen size="medium" title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {status === 'loading' && <p aria-live="polite">{t('present.loading')}</p>}
      {status === 'empty' && <p>{t('present.noEntries')}</p>}
      {status === 'failed' && (
        <ErrorState title={t('present.failed')} action={retry}>
          {t('present.failedSafe')}
        </ErrorState>
      )}
    </Dialog>
  );
}
