export { type MailReceiver, openMailReceiver } from './open-mail-receiver.ts';
