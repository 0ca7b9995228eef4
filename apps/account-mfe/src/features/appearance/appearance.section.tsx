import { SegmentedControl } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';

const themes = ['dark', 'light', 'system'] as const;

/** Light or dark; counts at once. */
export default function AppearanceSection() {
  const { t } = useTranslation('settings');
  const { theme } = usePlatform();
  return (
    <>
      <SegmentedControl
        label={t('theme.label')}
        description={t('theme.description')}
        value={theme.choice}
        onChange={theme.choose}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      />
    </>
  );
}
