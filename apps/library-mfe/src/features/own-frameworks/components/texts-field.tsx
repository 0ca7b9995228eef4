import { TextArea, TextField } from '@reflectory/design-system';
import type { Language } from '@reflectory/contracts/languages';
import type { LibraryTexts } from '@reflectory/contracts/library';
import { useTranslation } from 'react-i18next';
import { withWords } from '../model/draft.ts';

export type TextsFieldProps = {
  label: string;
  description?: string | undefined;
  texts: LibraryTexts | undefined;
  /** The one that is written now, and the one that it is translated from. */
  language: Language;
  original: Language;
  maxLength: number;
  isLong?: boolean;
  onChange: (texts: LibraryTexts) => void;
};

/** A text in one language, with its original below it where it is a translation. */
export function TextsField({
  texts,
  language,
  original,
  isLong = false,
  onChange,
  ...field
}: TextsFieldProps) {
  const { t } = useTranslation('library');
  const source = language === original ? undefined : texts?.[original];
  const props = {
    label: field.label,
    maxLength: field.maxLength,
    value: texts?.[language] ?? '',
    onChange: (words: string) => onChange(withWords(texts, language, words)),
    description: source === undefined ? field.description : t('own.original', { text: source }),
    lang: language,
  };
  return isLong ? <TextArea {...props} rows={2} /> : <TextField {...props} />;
}
