import type { MailTexts } from '../mail-texts.ts';

/** The mails in English. */
export const en: MailTexts = {
  signup: (product) => ({
    subject: `Confirm your ${product} account`,
    lead: `Welcome to ${product}. Confirm that this address is yours, and you are in.`,
    action: 'Confirm address',
    note: 'The link works for 24 hours. If you did not sign up, ignore this mail.',
  }),
  recovery: (product) => ({
    subject: `Set a new ${product} password`,
    lead: `Somebody asked to set a new password for your ${product} account. If it was you, continue here.`,
    action: 'Set new password',
    note: 'The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.',
  }),
  magiclink: (product) => ({
    subject: `Your ${product} sign-in link`,
    lead: `Here is your link to sign in to ${product}.`,
    action: 'Sign in',
    note: 'The link works once, for one hour. If you did not ask for it, ignore this mail.',
  }),
};
