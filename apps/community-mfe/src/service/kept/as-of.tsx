import { useTranslation } from 'react-i18next';
import { keptAt } from './read-or-find.ts';
import classes from './as-of.module.css';

/** Says how old it is where what is shown comes from the device. */
export function AsOf({ data }: { data: unknown }) {
  const { t, i18n } = useTranslation('community');
  const at = keptAt(data);
  if (at === undefined) return null;
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return <output className={classes.line}>{t('asOf', { at: moment.format(at) })}</output>;
}
