import type { RemoteManifestInput } from '@reflectory/contracts';

export const manifest = {
  name: 'presentations',
  routes: [{ path: '/p/:token' }],
  navigation: [],
  slots: [],
} satisfies RemoteManifestInput;
