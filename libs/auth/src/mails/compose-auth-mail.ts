import type { Language } from '@reflectory/contracts/languages';
import {
  composeCodeMail,
  composeLinkMail,
  type Mail,
  mailDate,
  type MailSender,
} from '@reflectory/runtime/mail';
import type { LinkMailType, MailTexts } from './mail-texts.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const texts: Record<Language, MailTexts> = { en, de, fr, ar };

/** Subject and both parts of a mail with a link, and the code in its stead, in the instance's name and language. */
export function composeProofMail(
  mail: MailSender & { type: LinkMailType; url: string; code: string },
): Omit<Mail, 'to'> {
  const { code: above, [mail.type]: text } = texts[mail.language];
  return composeLinkMail({ ...mail, code: { above, digits: mail.code } }, text(mail.productName));
}

/** The same to somebody whose membership is paused; `date` is the last day on which the link works. */
export function composeLeavingMail(mail: MailSender & { date: Date; url: string }): Omit<Mail, 'to'> {
  const { productName, language, date } = mail;
  return composeLinkMail(mail, texts[language].leaving(productName, mailDate(date, language)));
}

/** The same with a code that confirms an address for the way out. */
export function composeLeavingAddressMail(mail: MailSender & { code: string }): Omit<Mail, 'to'> {
  return composeCodeMail(mail, texts[mail.language].leavingAddress(mail.productName));
}

/** The same, saying that `email` was named for it. */
export function composeLeavingAddressNotice(
  mail: MailSender & { email: string; url: string },
): Omit<Mail, 'to'> {
  return composeLinkMail(mail, texts[mail.language].leavingAddressNamed(mail.productName, mail.email));
}

/** The same with a code that proves who changes a password. */
export function composeReauthenticationMail(mail: MailSender & { code: string }): Omit<Mail, 'to'> {
  return composeCodeMail(mail, texts[mail.language].reauthentication(mail.productName));
}
