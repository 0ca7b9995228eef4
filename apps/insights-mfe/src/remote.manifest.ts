import { defineManifest } from '@reflectory/contracts/remotes';

export const manifest = defineManifest({
  name: 'insights',
  routes: [{ path: '/insights', feature: 'insights' }],
  navigation: [{ id: 'insights', to: '/insights', icon: 'chart-line', group: 'reflect', order: 30 }],
  features: [{ key: 'insights', default: 'on' }],
  commands: [{ id: 'insights', to: '/insights', feature: 'insights' }],
  requires: { functions: ['get-overview', 'list-word-trends'] },
});
