/** What a mail with a link says. */
export type LinkMailTexts = { subject: string; lead: string; action: string; note: string };

/** The mails with links in one language; the name of the product is the instance's. */
export type MailTexts = Readonly<
  Record<'signup' | 'recovery' | 'magiclink', (product: string) => LinkMailTexts>
>;
