import { mapActionsSchema } from '@reflectory/contracts/mindmaps';
import { defineManifest } from '@reflectory/contracts/remotes';

export const manifest = defineManifest({
  name: 'plan',
  routes: [
    { path: '/productivity', feature: 'productivity' },
    { path: '/productivity/connected', feature: 'calendars' },
    { path: '/productivity/statistics', feature: 'productivity' },
    { path: '/goals', feature: 'goals' },
    { path: '/goals/*', feature: 'goals' },
    { path: '/goals/archive', feature: 'goals' },
    { path: '/goals/habits', feature: 'goals' },
    { path: '/goals/habits/:id', feature: 'goals' },
    { path: '/goals/programs', feature: 'goals' },
    { path: '/goals/review', feature: 'goals' },
    { path: '/boards', feature: 'boards' },
    { path: '/boards/*', feature: 'boards' },
    { path: '/mindmaps', feature: 'mindmaps' },
    { path: '/mindmaps/*', feature: 'mindmaps' },
  ],
  navigation: [
    { id: 'focus', to: '/productivity', icon: 'timer', group: 'plan', order: 10 },
    { id: 'goals', to: '/goals', icon: 'goal', group: 'plan', order: 20 },
    { id: 'habits', to: '/goals/habits', icon: 'repeat', group: 'plan', order: 25 },
    { id: 'boards', to: '/boards', icon: 'square-kanban', group: 'plan', order: 30 },
    { id: 'mindmaps', to: '/mindmaps', icon: 'map', group: 'plan', order: 40 },
  ],
  features: [
    { key: 'productivity', default: 'on' },
    { key: 'goals', default: 'on' },
    { key: 'boards', default: 'on' },
    { key: 'calendars', default: 'on' },
    { key: 'mindmaps', default: 'on' },
  ],
  offers: [{ slot: 'map.actions', props: mapActionsSchema }],
  commands: [
    { id: 'focus', to: '/productivity', feature: 'productivity', key: 't' },
    { id: 'goals', to: '/goals', feature: 'goals' },
    { id: 'reviewGoals', to: '/goals/review', feature: 'goals' },
    { id: 'habits', to: '/goals/habits', feature: 'goals' },
    { id: 'boards', to: '/boards', feature: 'boards' },
    { id: 'mindmaps', to: '/mindmaps', feature: 'mindmaps' },
  ],
  searches: [
    { id: 'goals', feature: 'goals' },
    { id: 'boards', feature: 'boards' },
    { id: 'mindmaps', feature: 'mindmaps' },
  ],
  slots: ['sentence.actions', 'entry.growth', 'entry.leaving', 'home.today', 'review.actions', 'app.foot'],
  requires: {
    tables: ['entry_links', 'entries'],
  },
  keepsOnDevice: true,
});
