import { defineManifest } from '@reflectory/contracts/remotes';
import { reviewActionsSchema } from '@reflectory/contracts/reviews';

export const manifest = defineManifest({
  name: 'insights',
  routes: [
    { path: '/insights', feature: 'insights' },
    { path: '/insights/personality', feature: 'insights' },
    { path: '/insights/reviews', feature: 'insights' },
    { path: '/insights/reviews/:id', feature: 'insights' },
  ],
  navigation: [{ id: 'insights', to: '/insights', icon: 'chart-line', group: 'reflect', order: 30 }],
  features: [{ key: 'insights', default: 'on' }],
  offers: [{ slot: 'review.actions', props: reviewActionsSchema }],
  commands: [
    { id: 'insights', to: '/insights', feature: 'insights' },
    { id: 'personality', to: '/insights/personality', feature: 'insights' },
    { id: 'reviews', to: '/insights/reviews', feature: 'insights' },
  ],
  requires: {
    tables: ['period_review_settings', 'personality_tests'],
    functions: ['get-overview', 'list-word-trends', 'list-reviews', 'get-review'],
  },
});
