import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubscription } from './api/find-subscription.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { IncludedList } from './included-list.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionState } from './subscription-state.tsx';

/** Where the subscription stands, what it brings and what can be done about it. */
export default function SubscriptionSection() {
  const { t } = useTranslation('settings');
  // From the first visit to checkout or portal on, coming back to this tab asks how it went.
  const [isElsewhere, setIsElsewhere] = useState(false);
  const subscription = useSubscription(isElsewhere);
  return (
    <>
      <Loaded query={subscription} label={t('sections.subscription')}>
        {(overview) => (
          <>
            <SubscriptionState overview={overview} />
            <SubscriptionActions overview={overview} onLeave={() => setIsElsewhere(true)} />
            <IncludedList isPremium={overview.entitlements.premium} />
          </>
        )}
      </Loaded>
    </>
  );
}
