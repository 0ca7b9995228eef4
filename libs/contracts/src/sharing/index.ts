export { sharingTables } from './rows.ts';
export {
  type ObjectPerson,
  type OwnInvitation,
  sharingFunctions,
  type SharingReason,
} from './sharing-functions.ts';
