import { defineManifest } from '@reflectory/contracts/remotes';

/** Any of these is something to look after. */
const duties = [
  'members.view',
  'members.invite',
  'roles.manage',
  'brand.manage',
  'features.manage',
  'security.manage',
  'texts.manage',
  'library.write',
  'help.manage',
  'usage.view',
  'providers.manage',
];

/** What the admin area answers; the gateway and the database guard it by role as well. */
export const manifest = defineManifest({
  name: 'admin',
  routes: [
    { path: '/instance-admin', role: 'instance_admin' },
    { path: '/master-admin', role: 'super_admin' },
  ],
  searches: [{ id: 'members', permissions: ['members.view'] }],
  settings: [{ id: 'duties', order: 900, permissions: duties, isOwnPage: true }],
  navigation: [
    { id: 'instanceAdmin', to: '/instance-admin', icon: 'shield', group: 'admin', order: 10 },
    { id: 'masterAdmin', to: '/master-admin', icon: 'building', group: 'admin', order: 20 },
  ],
});
