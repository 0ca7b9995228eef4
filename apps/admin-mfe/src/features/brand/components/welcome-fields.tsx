import type { Brand } from '@reflectory/contracts/instance';
import { TextArea, TextField } from '@reflectory/design-system';
import type { BrandCheck } from '@reflectory/domain/brand';
import { useTranslation } from 'react-i18next';

/** A brand in which a field may be taken back to what is built in. */
export type BrandChange = { [Field in keyof Brand]?: Brand[Field] | undefined };
export type SetBrand = (change: BrandChange) => void;

/** Leaves out what is unset: the built-in words stand there. */
export const withoutUnset = (brand: BrandChange) =>
  Object.fromEntries(Object.entries(brand).filter(([, value]) => value !== undefined)) as Brand;

type WelcomeFieldsProps = { brand: Brand; check: BrandCheck; set: SetBrand };

/** Own words of the landing page, and whom the legal pages name. */
export function WelcomeFields({ brand, check, set }: WelcomeFieldsProps) {
  const { t } = useTranslation('admin');
  const isWrong = (field: string) => check.problems.some((problem) => problem.field === field);
  return (
    <>
      <TextField
        label={t('brand.welcomeTitle')}
        description={t('brand.welcomeHelp')}
        value={brand.welcomeTitle ?? ''}
        onChange={(welcomeTitle) => set({ welcomeTitle: welcomeTitle || undefined })}
        maxLength={80}
      />
      <TextArea
        label={t('brand.welcomeText')}
        value={brand.welcomeText ?? ''}
        onChange={(welcomeText) => set({ welcomeText: welcomeText || undefined })}
        maxLength={400}
        rows={3}
      />
      <TextField
        label={t('brand.contactEmail')}
        description={t('brand.contactEmailHelp')}
        type="email"
        value={brand.contactEmail ?? ''}
        onChange={(contactEmail) => set({ contactEmail: contactEmail.trim() || undefined })}
        errorMessage={isWrong('contactEmail') ? t('brand.problems.invalid_contactEmail') : undefined}
      />
    </>
  );
}
