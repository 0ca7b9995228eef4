import { RadioGroup } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';

/** A language by its own name, for instance `Deutsch`. */
function ownNameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A language of those that the instance offers; counts at once. */
export default function LanguageSection() {
  const { t } = useTranslation('settings');
  const { language } = usePlatform();
  return (
    <>
      {language.available.length > 1 ? (
        <RadioGroup
          label={t('language.label')}
          description={t('language.description')}
          value={language.current}
          onChange={language.choose}
          options={language.available.map((value) => ({ value, label: ownNameOf(value) }))}
        />
      ) : (
        <p>{t('language.only', { language: ownNameOf(language.current) })}</p>
      )}
    </>
  );
}
