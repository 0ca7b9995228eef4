import { SegmentedControl, Select } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import classes from './settings.module.css';

const themes = ['dark', 'light', 'system'] as const;

/** A language by its own name, for instance `Deutsch`. */
function ownNameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/** Theme and language; both take effect at once. */
export function AppearanceSettings() {
  const { t } = useTranslation('settings');
  const { theme, language } = usePlatform();
  return (
    <section className={classes.section}>
      <h2>{t('appearance')}</h2>
      <SegmentedControl
        label={t('theme.label')}
        value={theme.choice}
        onChange={theme.choose}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      />
      {language.available.length > 1 && (
        <Select
          label={t('language.label')}
          value={language.current}
          onChange={language.choose}
          options={language.available.map((value) => ({ value, label: ownNameOf(value) }))}
        />
      )}
    </section>
  );
}
