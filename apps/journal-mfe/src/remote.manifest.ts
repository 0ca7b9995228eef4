import type { RemoteManifestInput } from '@reflectory/contracts';

export const manifest = {
  name: 'journal',
  routes: [{ path: '/journal' }],
  navigation: [],
  slots: [],
} satisfies RemoteManifestInput;
