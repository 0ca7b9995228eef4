import { defineFeature, single } from '../define-feature.ts';

export const feature = defineFeature({
  tables: {
    'public.subscribers': 'person',
    'app.billing_accounts': 'internal',
    'app.billing_events': 'internal',
  },
  exported: [single('subscription', 'subscribers')],
  inAccount: ['app.billing_accounts'],
});
