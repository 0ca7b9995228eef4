import type { LinkMailTexts, MailText } from '@reflectory/runtime/mail';

/** What a link in a mail is for. */
export type LinkMailType =
  'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change_current' | 'email_change_new';

/** The mails in one language; the name of the product is the instance's. */
export type MailTexts = Readonly<
  Record<LinkMailType, (product: string) => LinkMailTexts> & {
    /** To somebody whose membership is paused; `date` is written out in the same language. */
    leaving: (product: string, date: string) => LinkMailTexts;
    /** Brings a code to an address that is named for the way out. */
    leavingAddress: (product: string) => MailText;
    /** Says at the account's own address that `email` was named. */
    leavingAddressNamed: (product: string, email: string) => LinkMailTexts;
    /** Above the code that stands below a link. */
    code: string;
    /** Brings a code of six digits. */
    reauthentication: (product: string) => MailText;
  }
>;
