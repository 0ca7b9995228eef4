export { demandsOf, missingDemands, type PasswordDemand } from './password-demands.ts';
