import type { MailTexts } from '../mail-texts.ts';

/** The mails in English. */
export const en: MailTexts = {
  signup: (product) => ({
    subject: `Confirm your ${product} account`,
    lead: `Welcome to ${product}. Confirm that this address is yours, and you are in.`,
    action: 'Confirm address',
    note: 'The link works for 24 hours. If you did not sign up, ignore this mail.',
  }),
  invite: (product) => ({
    subject: `You are invited to ${product}`,
    lead: `Somebody has made a ${product} account for you. Accept, and you are in.`,
    action: 'Accept the invitation',
    note: 'The link works once, for 7 days. If you did not expect it, ignore this mail.',
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
  email_change_current: (product) => ({
    subject: `Confirm the new address of your ${product} account`,
    lead: `Somebody wants to use another address for your ${product} account. If it was you, confirm it here, and in the mail to the new address.`,
    action: 'Confirm the change',
    note: 'The link works for 24 hours. If it was not you, ignore this mail and change your password: the address stays as it is.',
  }),
  email_change_new: (product) => ({
    subject: `Confirm your new ${product} address`,
    lead: `This is to become the address of your ${product} account. Confirm it here, and in the mail to the earlier address.`,
    action: 'Confirm the change',
    note: 'The link works for 24 hours. If you did not ask for it, ignore this mail.',
  }),
  leaving: (product, date) => ({
    subject: `Your ${product} membership is paused`,
    lead: `Your membership at ${product} is paused, and you are signed out everywhere. What you wrote is still yours: until ${date} this link lets you download everything or delete it.`,
    action: 'Download or delete',
    note: 'The link works once. You can ask for another on the sign-in page until that day.',
  }),
  leavingAddress: (product) => ({
    subject: `Your ${product} code`,
    lead: `Somebody wants to use this address for the way out of ${product}: should their membership be paused, the link to their own writing comes here as well. If it was you, enter this code.`,
    note: 'The code works once, for one hour. If you did not ask for it, ignore this mail.',
  }),
  leavingAddressNamed: (product, email) => ({
    subject: `Another address for your ${product} account`,
    lead: `Should your membership at ${product} be paused, the link to download or delete what you wrote goes to ${email} as well.`,
    action: 'Open settings',
    note: 'If it was not you who named it, remove it there and set a new password.',
  }),
  code: 'If you are asked for a code, enter this one, within an hour:',
  reauthentication: (product) => ({
    subject: `Your ${product} code`,
    lead: `Enter this code to go on with changing your ${product} password.`,
    note: 'The code works once, for ten minutes. If you did not ask for it, change your password.',
  }),
};
