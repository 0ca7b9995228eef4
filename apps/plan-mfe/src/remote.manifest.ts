import { mapActionsSchema } from '@reflectory/contracts/mindmaps';
import { defineManifest } from '@reflectory/contracts/remotes';

export const manifest = defineManifest({
  name: 'plan',
  routes: [
    { path: '/goals/habits', feature: 'goals' },
    { path: '/goals/habits/:id', feature: 'goals' },
    { path: '/mindmaps', feature: 'mindmaps' },
    { path: '/mindmaps/*', feature: 'mindmaps' },
  ],
  navigation: [
    { id: 'habits', to: '/goals/habits', icon: 'repeat', group: 'plan', order: 25 },
    { id: 'mindmaps', to: '/mindmaps', icon: 'map', group: 'plan', order: 40 },
  ],
  features: [
    { key: 'goals', default: 'on' },
    { key: 'mindmaps', default: 'on' },
  ],
  offers: [{ slot: 'map.actions', props: mapActionsSchema }],
  commands: [
    { id: 'habits', to: '/goals/habits', feature: 'goals' },
    { id: 'mindmaps', to: '/mindmaps', feature: 'mindmaps' },
  ],
  searches: [{ id: 'mindmaps', feature: 'mindmaps' }],
  slots: ['sentence.actions', 'entry.growth', 'entry.leaving'],
  requires: {
    tables: ['entry_links', 'entries'],
  },
  keepsOnDevice: true,
});
