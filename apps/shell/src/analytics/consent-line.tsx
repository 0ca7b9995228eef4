import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './consent-line.module.css';
import { useAnalyticsConsent } from './use-analytics-consent.ts';

/** Asks once whether screens may be counted: both answers weigh the same, and nothing is counted before one is given. */
export function ConsentLine() {
  const { choice, isRefusedByBrowser, choose } = useAnalyticsConsent();
  const { t } = useTranslation();
  if (choice !== null || isRefusedByBrowser) return null;
  return (
    <section className={classes.line} aria-label={t('consent.label')}>
      <p className={classes.words}>{t('consent.question')}</p>
      <div className={classes.answers}>
        <Button size="small" onPress={() => choose('allowed')}>
          {t('consent.allow')}
        </Button>
        <Button size="small" onPress={() => choose('refused')}>
          {t('consent.refuse')}
        </Button>
      </div>
    </section>
  );
}
