import { defineManifest } from '@reflectory/contracts/remotes';

export const manifest = defineManifest({
  name: 'plan',
  routes: [],
});
