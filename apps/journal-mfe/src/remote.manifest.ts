import type { RemoteManifestInput } from '@reflectory/contracts/remotes';

export const manifest = {
  name: 'journal',
  routes: [{ path: '/journal' }, { path: '/journal/*' }, { path: '/entries', feature: 'entries' }],
  navigation: [
    { id: 'journal', labelKey: 'journal', to: '/journal', icon: 'notebook', group: 'reflect', order: 10 },
    {
      id: 'entries',
      labelKey: 'entries',
      to: '/entries',
      icon: 'book-open',
      group: 'reflect',
      order: 20,
      feature: 'entries',
    },
  ],
  slots: [],
  keepsOnDevice: true,
} satisfies RemoteManifestInput;
