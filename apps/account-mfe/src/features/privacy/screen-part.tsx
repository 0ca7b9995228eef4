import { Switch } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { SectionPart } from '../../shared/section.tsx';

/** What this device hides from others who see its screen; counts at once. */
export function ScreenPart() {
  const { t } = useTranslation('settings');
  const { blursWhenAway, hidesPreviews, choose } = usePlatform().screenPrivacy;
  return (
    <SectionPart title={t('screen.title')} lead={t('screen.lead')}>
      <Switch
        isSelected={blursWhenAway}
        onChange={(isOn) => choose({ blursWhenAway: isOn })}
        description={t('screen.blurDetail')}
      >
        {t('screen.blur')}
      </Switch>
      <Switch
        isSelected={hidesPreviews}
        onChange={(isOn) => choose({ hidesPreviews: isOn })}
        description={t('screen.previewsDetail')}
      >
        {t('screen.previews')}
      </Switch>
    </SectionPart>
  );
}
