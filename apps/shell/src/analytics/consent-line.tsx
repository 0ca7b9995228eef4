import { Button } from '@reflectory/design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './consent-line.module.css';
import { useAnalyticsConsent } from './use-analytics-consent.ts';

/** Milliseconds after which a page stands: a question at its end is not pushed about by what comes above. */
const STANDS_MS = 2500;

/** Asks once whether screens may be counted: both answers weigh the same, and nothing is counted before one is given. */
export function ConsentLine() {
  const { choice, isRefusedByBrowser, choose } = useAnalyticsConsent();
  const { t } = useTranslation();
  const [isStanding, setStanding] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStanding(true), STANDS_MS);
    return () => clearTimeout(timer);
  }, []);
  if (choice !== null || isRefusedByBrowser || !isStanding) return null;
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
