import { hexColourSchema } from '@reflectory/contracts/instance';
import { TextField } from '@reflectory/design-system';
import type { BrandCheck } from '@reflectory/domain/brand';
import { useTranslation } from 'react-i18next';
import classes from '../brand.module.css';

type AccentFieldProps = { value: string; check: BrandCheck; onChange: (value: string) => void };

/** The accent as text and as a colour picker; says what becomes of it where it could not be read. */
export function AccentField({ value, check, onChange }: AccentFieldProps) {
  const { t } = useTranslation('admin');
  const isWrong = check.problems.some(({ field }) => field === 'accent');
  const changed = (['dark', 'light'] as const).flatMap((theme) => {
    const accent = check.accents[theme];
    return accent === null || accent === value.toLowerCase() ? [] : t(`brand.becomes.${theme}`, { accent });
  });
  return (
    <TextField
      label={t('brand.accent')}
      description={[t('brand.accentHelp'), ...changed].join(' ')}
      value={value}
      onChange={onChange}
      errorMessage={isWrong ? t('brand.problems.invalid_accent') : undefined}
      action={
        <input
          className={classes.picker}
          type="color"
          aria-label={t('brand.accentPick')}
          value={hexColourSchema.safeParse(value).success ? value : '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  );
}
