import { composeLinkMail, type Mail, mailDate, type MailSender } from '@reflectory/runtime/mail';
import { type AccountNotice, accountTexts } from './account-texts.ts';

/** A mail about somebody's account; `date` is the day that it names. */
export function composeAccountMail(
  mail: MailSender & { notice: AccountNotice; date: Date; url: string },
): Omit<Mail, 'to'> {
  const { notice, productName, language, date } = mail;
  return composeLinkMail(mail, accountTexts[language][notice](productName, mailDate(date, language)));
}
