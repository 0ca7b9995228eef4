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
export { type MembershipRole, membershipRoleSchema, type Role, roleSchema } from './roles.ts';
export {
  type InstanceUserInsert,
  type InstanceUserRow,
  type InstanceUserUpdate,
  membersTables,
} from './rows.ts';
