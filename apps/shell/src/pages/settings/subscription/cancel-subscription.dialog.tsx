import type { SubscriptionOverview } from '@reflectory/contracts';
import { ConfirmDialog } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useChangeSubscription } from '../api/change-subscription.ts';
import { problemText } from '../components/problem-text.ts';
import { useDates } from '../components/use-dates.ts';
import { momentOf } from './subscription-texts.ts';

type CancelSubscriptionDialogProps = { overview: SubscriptionOverview; onClose: () => void };

/** Ends the subscription, once the person knows what stays and what goes. */
export function CancelSubscriptionDialog({ overview, onClose }: CancelSubscriptionDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { toasts } = usePlatform();
  const { day } = useDates();
  const { mutate: cancel, isPending, error } = useChangeSubscription('cancel-subscription');
  const moment = momentOf(overview);
  const handleConfirm = () =>
    cancel(undefined, {
      onSuccess: () => {
        toasts.success(t('subscription.cancelled'));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={t('subscription.cancelTitle')}
      confirmLabel={t('subscription.cancel')}
      cancelLabel={t('subscription.keep')}
      pendingLabel={t('subscription.cancelling')}
      isPending={isPending}
      errorMessage={error ? problemText(error, t) : undefined}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={handleConfirm}
    >
      <p>{moment ? t('subscription.cancelUntil', { date: day(moment) }) : t('subscription.cancelAtEnd')}</p>
      <p>{t('subscription.cancelStays')}</p>
    </ConfirmDialog>
  );
}
