import { hexColourSchema } from '@reflectory/contracts';
import { TextField } from '@reflectory/design-system';
import type { BrandCheck } from '@reflectory/domain/brand';
import { useTranslation } from 'react-i18next';
import classes from '../brand.module.css';

type AccentFieldProps = { value: string; check: BrandCheck; onChange: (value: string) => void };

/** The accent as text and as a colour picker; says when it cannot be read in a theme. */
export function AccentField({ value, check, onChange }: AccentFieldProps) {
  const { t } = useTranslation('admin');
  const problems = check.problems.flatMap((problem) => {
    if (problem.code === 'unreadable_accent') return t(`brand.problems.unreadable_accent_${problem.theme}`);
    return problem.field === 'accent' ? t('brand.problems.invalid_accent') : [];
  });
  return (
    <TextField
      label={t('brand.accent')}
      description={t('brand.accentHelp')}
      value={value}
      onChange={onChange}
      errorMessage={problems.join(' ') || undefined}
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
