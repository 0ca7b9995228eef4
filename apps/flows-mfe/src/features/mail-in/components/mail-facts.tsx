import { useTranslation } from 'react-i18next';
import classes from '../../../shared/sections.module.css';
import type { HeldMail } from '../api/use-mail-in.ts';

/** Who a mail says it is from, and of which day it is. */
export function MailFacts({ mail }: { mail: HeldMail }) {
  const { t, i18n } = useTranslation('flows');
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <>
      <span className={classes.facts}>
        <bdi>{mail.sender || t('mailIn.held.noSender')}</bdi>
      </span>
      <span className={classes.facts}>
        {day.format(new Date(mail.entry_at))}
        {mail.file_count > 0 && ` · ${t('mailIn.held.files', { count: mail.file_count })}`}
      </span>
    </>
  );
}
