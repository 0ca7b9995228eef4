export { mailInFunctions } from './mail-in-functions.ts';
export {
  HELD_MAIL_MAX_CHARACTERS,
  MAIL_MAX_BYTES,
  MAIL_PICTURES_MAX,
  MAIL_TOKEN_PATTERN,
  MAIL_TOKEN_PREFIX,
} from './mail-in.ts';
export { type HeldMailRow, type MailAddressRow, mailInTables } from './rows.ts';
