import { defineFeature, single } from '../define-feature.ts';
import { createInstanceFunctions } from './instances.functions.ts';
import { instancePermissions } from './instances.permissions.ts';

export const feature = defineFeature({
  tables: {
    'app.instances': 'instance',
    'app.instance_domains': 'internal',
    'app.super_admins': 'internal',
    'public.instance_users': 'instance',
    'app.control_plane_changes': 'internal',
    'app.invitations': 'internal',
  },
  permissions: instancePermissions,
  exported: [single('membership', 'instance_users')],
  inAccount: ['app.invitations', 'app.super_admins'],
  functions: createInstanceFunctions,
});
