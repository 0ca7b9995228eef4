import { composeLinkMail, type Mail, mailDate, type MailSender } from '@reflectory/runtime/mail';
import { type AccountNotice, accountText } from './account-texts.ts';

/** A mail about somebody's account; `date` is the day that it names. */
export function composeAccountMail(
  mail: MailSender & { notice: AccountNotice; date: Date; url: string },
): Omit<Mail, 'to'> {
  const { notice, productName, language, date } = mail;
  const facts = { product: productName, date: mailDate(date, language) };
  return composeLinkMail(mail, accountText(language, notice, facts));
}
