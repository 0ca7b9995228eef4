import { languageSchema } from '@reflectory/contracts/instance';
import type { Language } from '@reflectory/contracts/languages';
import { LANGUAGE_NAMES } from '@reflectory/contracts/languages';
import { Button, Checkbox, Select } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useReport } from '../../../shared/use-report.ts';
import { useSetLanguages } from '../api/set-languages.ts';
import classes from '../translations.module.css';

/** Languages that this instance offers, and the one for whoever asks for another. */
export function LanguageChoice() {
  const { t } = useTranslation('admin');
  const { boot } = usePlatform();
  const report = useReport();
  const [languages, setLanguages] = useState<Language[]>(boot.instance.languages);
  const [first, setFirst] = useState<Language>(boot.instance.defaultLanguage);
  const save = useSetLanguages();
  const isWrong = !languages.includes(first);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    await report(
      () => save.mutateAsync({ languages, defaultLanguage: first }),
      t('translations.languagesSaved'),
    );
  };
  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <fieldset className={classes.languages}>
        <legend>{t('translations.languages')}</legend>
        {languageSchema.options.map((code) => (
          <Checkbox
            key={code}
            isSelected={languages.includes(code)}
            onChange={(isOn) =>
              setLanguages(
                languageSchema.options.filter((one) => (one === code ? isOn : languages.includes(one))),
              )
            }
          >
            <span lang={code}>{LANGUAGE_NAMES[code]}</span>
          </Checkbox>
        ))}
      </fieldset>
      <Select
        label={t('translations.defaultLanguage')}
        value={first}
        options={languageSchema.options.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
        onChange={(code) => setFirst(languageSchema.parse(code))}
        errorMessage={isWrong ? t('translations.defaultMissing') : undefined}
      />
      <div className={classes.actions}>
        <Button type="submit" isPending={save.isPending} pendingLabel={t('saving')}>
          {t('translations.saveLanguages')}
        </Button>
      </div>
    </form>
  );
}
