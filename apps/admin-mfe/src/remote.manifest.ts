import { defineManifest } from '@reflectory/contracts/remotes';

/** What the admin area answers; the gateway and the database guard it by role as well. */
export const manifest = defineManifest({
  name: 'admin',
  routes: [
    { path: '/instance-admin', role: 'instance_admin' },
    { path: '/master-admin', role: 'super_admin' },
  ],
  navigation: [
    { id: 'instanceAdmin', to: '/instance-admin', icon: 'shield', group: 'admin', order: 10 },
    { id: 'masterAdmin', to: '/master-admin', icon: 'building', group: 'admin', order: 20 },
  ],
});
