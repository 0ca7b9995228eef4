import { Switch } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { SectionPart } from '../../shared/section.tsx';

/** Whether screens may be counted; counts at once. A browser that says no has the last word. */
export function ConsentPart() {
  const { t } = useTranslation('settings');
  const { consent } = usePlatform();
  return (
    <SectionPart title={t('analytics.title')} lead={t('analytics.detail')}>
      {consent.isRefusedByBrowser ? (
        <p>{t('analytics.refusedByBrowser')}</p>
      ) : (
        <Switch isSelected={consent.isAllowed} onChange={consent.choose}>
          {t('analytics.switch')}
        </Switch>
      )}
    </SectionPart>
  );
}
