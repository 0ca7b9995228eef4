export {
  mailInEnvironment,
  type MailInSettings,
  mailInWorkerEnvironment,
  readMailInSettings,
} from './mail-in-settings.ts';
