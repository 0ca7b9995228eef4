import { mapActionsSchema } from '@reflectory/contracts/mindmaps';
import { defineManifest } from '@reflectory/contracts/remotes';

export const manifest = defineManifest({
  name: 'plan',
  routes: [
    { path: '/mindmaps', feature: 'mindmaps' },
    { path: '/mindmaps/*', feature: 'mindmaps' },
  ],
  navigation: [{ id: 'mindmaps', to: '/mindmaps', icon: 'map', group: 'plan', order: 40 }],
  features: [{ key: 'mindmaps', default: 'on' }],
  offers: [{ slot: 'map.actions', props: mapActionsSchema }],
  commands: [{ id: 'mindmaps', to: '/mindmaps', feature: 'mindmaps' }],
  searches: [{ id: 'mindmaps', feature: 'mindmaps' }],
  slots: ['sentence.actions', 'entry.growth', 'entry.leaving'],
  requires: {
    tables: ['entry_links', 'entries'],
  },
  keepsOnDevice: true,
});
