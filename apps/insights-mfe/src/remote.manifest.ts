import { askHelpSchema } from '@reflectory/contracts/conversations';
import { defineManifest } from '@reflectory/contracts/remotes';
import { reviewActionsSchema } from '@reflectory/contracts/reviews';

export const manifest = defineManifest({
  name: 'insights',
  routes: [
    { path: '/insights', feature: 'insights' },
    { path: '/insights/personality', feature: 'insights' },
    { path: '/insights/ask', feature: 'conversations' },
    { path: '/insights/reviews', feature: 'insights' },
    { path: '/insights/reviews/:id', feature: 'insights' },
  ],
  navigation: [{ id: 'insights', to: '/insights', icon: 'chart-line', group: 'reflect', order: 30 }],
  features: [
    { key: 'insights', default: 'on' },
    { key: 'conversations', default: 'on' },
  ],
  offers: [
    { slot: 'review.actions', props: reviewActionsSchema },
    { slot: 'ask.help', props: askHelpSchema },
  ],
  commands: [
    { id: 'insights', to: '/insights', feature: 'insights' },
    { id: 'personality', to: '/insights/personality', feature: 'insights' },
    { id: 'ask', to: '/insights/ask', feature: 'conversations' },
    { id: 'reviews', to: '/insights/reviews', feature: 'insights' },
  ],
  requires: {
    tables: ['conversations', 'period_review_settings', 'personality_tests'],
    functions: [
      'get-overview',
      'list-word-trends',
      'list-plan-effects',
      'list-reviews',
      'get-review',
      'get-progress',
      'ask-journal',
      'read-conversation',
    ],
  },
});
