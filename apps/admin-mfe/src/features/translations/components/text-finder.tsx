import { Button, TextField } from '@reflectory/design-system';
import type { BuiltInText } from '@reflectory/platform-sdk';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../api/built-in-texts.ts';
import classes from '../translations.module.css';

/** Results that are shown: whoever sees as many says more. */
const SHOWN = 12;

type TextFinderProps = {
  texts: readonly BuiltInText[];
  language: string;
  onChoose: (text: BuiltInText) => void;
};

/** Finds a built-in text by its words or its key. */
export function TextFinder({ texts, language, onChoose }: TextFinderProps) {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLocaleLowerCase(language));
  const found = texts.filter(
    (one) =>
      one.text.toLocaleLowerCase(language).includes(wanted) || nameOf(one).toLowerCase().includes(wanted),
  );
  return (
    <div className={classes.finder}>
      <TextField
        label={t('translations.find')}
        description={t('translations.findHelp')}
        type="search"
        value={search}
        onChange={setSearch}
      />
      {wanted !== '' && (
        <>
          <p aria-live="polite" className={classes.lead}>
            {found.length === 0
              ? t('translations.noResults')
              : t('translations.results', { count: found.length, shown: Math.min(SHOWN, found.length) })}
          </p>
          <ul className={classes.results}>
            {found.slice(0, SHOWN).map((one) => (
              <li key={nameOf(one)}>
                <span lang={language}>
                  <bdi>{one.text}</bdi> <code>{nameOf(one)}</code>
                </span>
                <Button
                  size="small"
                  aria-label={`${t('translations.choose')}: ${one.text}`}
                  onPress={() => onChoose(one)}
                >
                  {t('translations.choose')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
