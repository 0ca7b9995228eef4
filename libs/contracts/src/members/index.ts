export {
  type Administrator,
  administratorSchema,
  type Invitation,
  invitationSchema,
  type Joining,
  joiningFunctions,
  type JoiningRule,
  joiningRuleSchema,
  joiningSchema,
  mailAddressSchema,
  mailDomainSchema,
} from './joining.ts';
export {
  type Member,
  memberFunctions,
  MEMBERS_PER_PAGE,
  memberSchema,
  type MemberSearch,
  memberSearchSchema,
} from './members.ts';
export {
  type DeclaredPermission,
  type InstanceRole,
  roleFunctions,
  roleNameSchema,
} from './role-functions.ts';
export {
  type MembershipRole,
  membershipRoleSchema,
  permissionKeySchema,
  type Role,
  roleSchema,
} from './roles.ts';
export {
  type GrantInsert,
  type GrantRow,
  type GrantUpdate,
  type InstanceRoleInsert,
  type InstanceRoleRow,
  type InstanceRoleUpdate,
  type RoleMemberInsert,
  type RoleMemberRow,
  type RoleMemberUpdate,
  type InstanceUserInsert,
  type InstanceUserRow,
  type InstanceUserUpdate,
  membersTables,
} from './rows.ts';
