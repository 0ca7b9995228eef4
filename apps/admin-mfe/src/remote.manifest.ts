import type { RemoteManifestInput } from '@reflectory/contracts';

export const manifest = {
  name: 'admin',
  routes: [{ path: '/instance-admin' }],
  navigation: [],
  slots: [],
} satisfies RemoteManifestInput;
