export { can, type Needs, type Principal, satisfies } from './can.ts';
export { BUILT_IN_ROLES, type BuiltInRole, type Permission, permissionsOfRoles } from './permission.ts';
export { resolveRole, type Standing } from './resolve-role.ts';
