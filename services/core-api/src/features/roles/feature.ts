import { defineFeature } from '../define-feature.ts';
import { createRoleFunctions } from './roles.functions.ts';
import { rolePermissions } from './roles.permissions.ts';

export const feature = defineFeature({
  tables: {
    'app.permissions': 'internal',
    'public.instance_roles': 'instance',
    'public.role_members': 'instance',
  },
  permissions: rolePermissions,
  functions: ({ permissions }) => createRoleFunctions(permissions),
  inAccount: ['role_members'],
});
