/** What a mail says above and below the one thing that it is sent for. */
export type MailText = { subject: string; lead: string; note: string };
/** What a mail with a link says. */
export type LinkMailTexts = MailText & { action: string };

/** What a link in a mail is for. */
export type LinkMailType =
  'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change_current' | 'email_change_new';

/** The mails in one language; the name of the product is the instance's. */
export type MailTexts = Readonly<
  Record<LinkMailType, (product: string) => LinkMailTexts> & {
    /** Above the code that stands below a link. */
    code: string;
    /** Brings a code of six digits. */
    reauthentication: (product: string) => MailText;
  }
>;
