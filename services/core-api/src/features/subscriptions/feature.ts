import { defineFeature, single } from '../define-feature.ts';
import { hasPremium } from './caller-billing.ts';
import { createPaymentEventsArea } from './payment-events-router.ts';
import { createSubscriptionFunctions } from './subscriptions.functions.ts';

export const feature = defineFeature({
  belongings: null,
  tables: {
    'public.subscribers': 'person',
    'app.billing_accounts': 'internal',
    'app.billing_events': 'internal',
  },
  exported: [single('subscription', 'subscribers')],
  inAccount: ['app.billing_accounts'],
  functions: ({ database, payments, now }) =>
    createSubscriptionFunctions({ database, payments, now: () => new Date(now()) }),
  open: createPaymentEventsArea,
  answers: () => ({ hasPremium }),
});
