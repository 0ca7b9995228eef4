import { useTranslation } from 'react-i18next';
import type { HelpContact } from '../api/use-help-contacts.ts';
import classes from './help-contact.module.css';

/** Somebody who helps, how they are reached, and how it is known. */
export function HelpContactItem({ contact }: { contact: HelpContact }) {
  const { t, i18n } = useTranslation('journal');
  const { name, phone, url, note, source, checked_on: checkedOn } = contact;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <li className={classes.contact}>
      <p className={classes.name} dir="auto">
        {name}
      </p>
      {phone && (
        <a className={classes.way} href={`tel:${phone.replace(/[^\d+*#]/gu, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {url && (
        <a className={classes.way} href={url} target="_blank" rel="noopener noreferrer">
          <bdi dir="ltr">{new URL(url).host}</bdi>
        </a>
      )}
      {note && <p dir="auto">{note}</p>}
      <p className={classes.source}>
        {t('help.source', {
          source,
          date: date.format(new Date(checkedOn)),
          interpolation: { escapeValue: false },
        })}
      </p>
    </li>
  );
}
