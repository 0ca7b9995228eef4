export { type DatabaseUser, databaseUserSchema } from './database-user.ts';
export { isLeavingCall } from './leaving-calls.ts';
export {
  CHARACTER_GROUPS,
  type CharacterGroup,
  NEW_INSTANCE_PASSWORD_POLICY,
  PASSWORD_MAX_LENGTH,
  type PasswordDemands,
  passwordDemandsSchema,
  type PasswordPolicy,
  passwordPolicySchema,
  type WeaknessReason,
} from './password-policy.ts';
export { KEY_ROLES, PERSON_ROLE, reachesData, readTokenClaims, type TokenBearer } from './token-claims.ts';
