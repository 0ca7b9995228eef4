import type { RemoteManifestInput } from '@reflectory/contracts/remotes';

/** What the admin area answers; the gateway and the database guard it by role as well. */
export const manifest = {
  name: 'admin',
  routes: [
    { path: '/instance-admin', role: 'instance_admin' },
    { path: '/master-admin', role: 'super_admin' },
  ],
  navigation: [
    {
      id: 'instance-admin',
      labelKey: 'instanceAdmin',
      to: '/instance-admin',
      icon: 'shield',
      group: 'admin',
      order: 10,
      role: 'instance_admin',
    },
    {
      id: 'master-admin',
      labelKey: 'masterAdmin',
      to: '/master-admin',
      icon: 'building',
      group: 'admin',
      order: 20,
      role: 'super_admin',
    },
  ],
  slots: [],
} satisfies RemoteManifestInput;
