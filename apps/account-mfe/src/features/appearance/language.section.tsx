import { RadioGroup } from '@reflectory/design-system';
import { languageName } from '@reflectory/domain/language-name';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';

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
          options={language.available.map((value) => ({ value, label: languageName(value) }))}
        />
      ) : (
        <p>{t('language.only', { language: languageName(language.current) })}</p>
      )}
    </>
  );
}
