import { useTranslation } from 'react-i18next';
import classes from './example-entry.module.css';

/** What an entry will look like, before there is one. */
export function ExampleEntry() {
  const { t } = useTranslation('journal');
  return (
    <div className={classes.entry}>
      <p className={classes.title}>{t('home.exampleTitle')}</p>
      <p className={classes.text}>{t('home.exampleText')}</p>
    </div>
  );
}
