import type { SubscriptionOverview } from '@reflectory/contracts/subscription';
import { useTranslation } from 'react-i18next';
import { useChangeSubscription } from './api/change-subscription.ts';
import { ConfirmChange } from '../../shared/confirm-change.tsx';
import { useDates } from '../../shared/use-dates.ts';
import { momentOf } from './subscription-texts.ts';

type CancelSubscriptionDialogProps = { overview: SubscriptionOverview; onClose: () => void };

/** Ends the subscription, once the person knows what stays and what goes. */
export function CancelSubscriptionDialog({ overview, onClose }: CancelSubscriptionDialogProps) {
  const { t } = useTranslation('settings');
  const { day } = useDates();
  const change = useChangeSubscription('cancel-subscription');
  const moment = momentOf(overview);
  return (
    <ConfirmChange
      title={t('subscription.cancelTitle')}
      confirmLabel={t('subscription.cancel')}
      cancelLabel={t('subscription.keep')}
      pendingLabel={t('subscription.cancelling')}
      change={change}
      run={(settle) => change.mutate(undefined, settle)}
      done={t('subscription.cancelled')}
      onClose={onClose}
    >
      <p>{moment ? t('subscription.cancelUntil', { date: day(moment) }) : t('subscription.cancelAtEnd')}</p>
      <p>{t('subscription.cancelStays')}</p>
    </ConfirmChange>
  );
}
