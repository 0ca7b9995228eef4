import { Switch } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useAnalyticsConsent } from '../../../analytics/use-analytics-consent.ts';
import { SectionPart } from '../components/section.tsx';

/** Whether screens may be counted; counts at once. A browser that says no has the last word. */
export function ConsentPart() {
  const { t } = useTranslation('settings');
  const { isAllowed, isRefusedByBrowser, choose } = useAnalyticsConsent();
  return (
    <SectionPart title={t('analytics.title')} lead={t('analytics.detail')}>
      {isRefusedByBrowser ? (
        <p>{t('analytics.refusedByBrowser')}</p>
      ) : (
        <Switch isSelected={isAllowed} onChange={(isOn) => choose(isOn ? 'allowed' : 'refused')}>
          {t('analytics.switch')}
        </Switch>
      )}
    </SectionPart>
  );
}
