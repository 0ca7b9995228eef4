import { defineManifest } from '@reflectory/contracts/remotes';

export const manifest = defineManifest({
  name: 'plan',
  routes: [],
  slots: ['sentence.actions', 'entry.growth', 'entry.leaving'],
  requires: {
    tables: ['entry_links', 'entries'],
  },
  keepsOnDevice: true,
});
