export {
  composeCodeMail,
  composeLinkMail,
  type LinkMailTexts,
  mailDate,
  type MailSender,
  type MailText,
} from './compose-mail.ts';
export { createMailQueue } from './mail-queue.ts';
export { createMailer, type Mail, type Mailer, type MailPerson } from './mailer.ts';
export { createOutboxRouter } from './outbox-router.ts';
export { createOutboxStore, type OutboxStore } from './outbox-store.ts';
