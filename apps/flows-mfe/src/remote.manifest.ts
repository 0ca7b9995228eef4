import { defineManifest } from '@reflectory/contracts/remotes';

/** What this remote brings. */
export const manifest = defineManifest({
  name: 'flows',
  routes: [{ path: '/integrations', feature: 'integrations' }],
  navigation: [{ id: 'integrations', to: '/integrations', icon: 'link', group: 'plan', order: 60 }],
  features: [{ key: 'integrations', default: 'on' }],
  commands: [{ id: 'integrations', to: '/integrations', feature: 'integrations' }],
  requires: {
    tables: ['webhooks', 'webhook_deliveries', 'calendar_subscriptions'],
    functions: ['add-webhook', 'rotate-webhook-secret', 'send-webhook'],
  },
});
