import type { RemoteManifestInput } from '@reflectory/contracts';

export const manifest = {
  name: 'presentations',
  routes: [
    { path: '/p/:token', access: 'public' },
    { path: '/s/:token', access: 'public' },
  ],
  navigation: [],
  slots: ['session.actions', 'journey.actions'],
} satisfies RemoteManifestInput;
