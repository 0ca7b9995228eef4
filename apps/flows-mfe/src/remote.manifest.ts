import { defineManifest } from '@reflectory/contracts/remotes';

/** What this remote brings. */
export const manifest = defineManifest({
  name: 'flows',
  routes: [
    { path: '/workflows', feature: 'workflows' },
    { path: '/workflows/instance', feature: 'workflows' },
    { path: '/workflows/*', feature: 'workflows' },
    { path: '/integrations', feature: 'integrations' },
    { path: '/integrations/api', feature: 'integrations' },
  ],
  navigation: [
    { id: 'workflows', to: '/workflows', icon: 'repeat', group: 'plan', order: 50 },
    { id: 'integrations', to: '/integrations', icon: 'link', group: 'plan', order: 60 },
  ],
  features: [
    { key: 'workflows', default: 'on' },
    { key: 'integrations', default: 'on' },
  ],
  commands: [
    { id: 'workflows', to: '/workflows', feature: 'workflows' },
    { id: 'integrations', to: '/integrations', feature: 'integrations' },
  ],
  requires: {
    tables: [
      'webhooks',
      'webhook_deliveries',
      'incoming_webhooks',
      'incoming_calls',
      'calendar_subscriptions',
      'calendar_accounts',
      'boards',
      'board_columns',
      'api_tokens',
      'api_token_calls',
      'instance_workflows',
      'instance_workflow_runs',
    ],
    functions: [
      'add-webhook',
      'rotate-webhook-secret',
      'send-webhook',
      'add-incoming-webhook',
      'rotate-incoming-webhook',
      'add-api-token',
      'revoke-api-token',
      'get-api-description',
      'list-workflows',
      'list-workflow-templates',
      'list-workflow-versions',
      'save-workflow',
      'publish-workflow',
      'pause-workflow',
      'remove-workflow',
      'try-workflow',
      'run-workflow',
      'list-workflow-runs',
      'cancel-workflow-run',
      'rerun-workflow',
      'list-library',
    ],
  },
});
