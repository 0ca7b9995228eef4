import { describeFailure } from '@reflectory/client';
import type { SubscriptionOverview } from '@reflectory/contracts/subscription';
import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeSubscription } from './api/change-subscription.ts';
import { useCreateCheckout } from './api/create-checkout.ts';
import { useCreatePortalSession } from './api/create-portal-session.ts';
import { useNewTab } from './use-new-tab.ts';
import { CancelSubscriptionDialog } from './cancel-subscription.dialog.tsx';
import classes from './subscription.module.css';
import { isRunning, textOf } from './subscription-texts.ts';

type SubscriptionActionsProps = {
  overview: SubscriptionOverview;
  /** The person goes to a page of the payment service. */
  onLeave: () => void;
};

/** What can be done in this state; nothing where all is included. */
export function SubscriptionActions({ overview, onLeave }: SubscriptionActionsProps) {
  const { t } = useTranslation(['settings', 'common']);
  const [isCancelling, setIsCancelling] = useState(false);
  const checkout = useCreateCheckout();
  const portal = useCreatePortalSession();
  const resume = useChangeSubscription('resume-subscription');
  const text = textOf(overview);
  const canSubscribe = text === 'trial' || text === 'ended' || text === 'none';
  const error = checkout.error ?? portal.error ?? resume.error;
  if (!canSubscribe && !overview.hasPortal && !isRunning(overview) && text !== 'cancelling') return null;
  return (
    <div className={classes.actions}>
      <div className={classes.buttons}>
        {canSubscribe && (
          <NewTabButton isMain fetchAddress={() => checkout.mutateAsync()} onLeave={onLeave}>
            {t('subscription.subscribe')}
          </NewTabButton>
        )}
        {text === 'cancelling' && (
          <OnlineButton
            isMain
            isPending={resume.isPending}
            pendingLabel={t('subscription.resuming')}
            onPress={() => resume.mutate()}
          >
            {t('subscription.resume')}
          </OnlineButton>
        )}
        {overview.hasPortal && (
          <NewTabButton
            isMain={text === 'past_due'}
            fetchAddress={() => portal.mutateAsync()}
            onLeave={onLeave}
          >
            {t(text === 'past_due' ? 'subscription.updateCard' : 'subscription.manage')}
          </NewTabButton>
        )}
        {isRunning(overview) && (
          <OnlineButton onPress={() => setIsCancelling(true)}>{t('subscription.cancel')}</OnlineButton>
        )}
      </div>
      {error && (
        <p role="alert" className={classes.problem}>
          {t('subscription.failed', { problem: describeFailure(error, t, 'problems') })}
        </p>
      )}
      {isCancelling && (
        <CancelSubscriptionDialog overview={overview} onClose={() => setIsCancelling(false)} />
      )}
    </div>
  );
}

type ActionProps = { isMain?: boolean; children: string };

function OnlineButton({
  isMain,
  children,
  ...rest
}: ActionProps & { isPending?: boolean; pendingLabel?: string; onPress: () => void }) {
  const { t } = useTranslation('settings');
  const { isOnline } = usePlatform();
  return (
    <Button
      {...rest}
      variant={isMain ? 'primary' : 'quiet'}
      disabledReason={isOnline ? undefined : t('offline.needed')}
    >
      {children}
    </Button>
  );
}

type NewTabButtonProps = ActionProps & { fetchAddress: () => Promise<string>; onLeave: () => void };

function NewTabButton({ isMain, fetchAddress, onLeave, children }: NewTabButtonProps) {
  const { t } = useTranslation('settings');
  const { isOnline } = usePlatform();
  const { open, address } = useNewTab(fetchAddress);
  if (address) {
    return (
      <a href={address} target="_blank" rel="noreferrer">
        {t('subscription.openHere')}
      </a>
    );
  }
  return (
    <Button
      variant={isMain ? 'primary' : 'quiet'}
      icon="external-link"
      onPress={() => {
        onLeave();
        open();
      }}
      disabledReason={isOnline ? undefined : t('offline.needed')}
    >
      {children}
    </Button>
  );
}
