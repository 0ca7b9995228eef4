import { type Brand, brandSchema } from '@reflectory/contracts/instance';
import { Button, SegmentedControl, TextArea, TextField } from '@reflectory/design-system';
import { checkBrand, type BrandCheck } from '@reflectory/domain/brand';
import { useUnsaved } from '@reflectory/platform-sdk';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useReport } from '../../shared/use-report.ts';
import { useUpdateBrand } from './api/update-brand.ts';
import { AccentField } from './components/accent-field.tsx';
import { BrandPreview } from './components/brand-preview.tsx';
import { type SetBrand, WelcomeFields, withoutUnset } from './components/welcome-fields.tsx';
import classes from './brand.module.css';

type BrandEditorProps = { instanceId: string; brand: Brand; onSaved?: () => void };

/** Name, accent, logo and corners of an instance, with both themes shown as one types. */
export function BrandEditor({ instanceId, brand: initial, onSaved }: BrandEditorProps) {
  const { t } = useTranslation('admin');
  const report = useReport();
  const [brand, setBrand] = useState(initial);
  const [saved, setSaved] = useState(initial);
  useUnsaved(`brand ${instanceId}`, JSON.stringify(brand) !== JSON.stringify(saved));
  const update = useUpdateBrand(instanceId);
  const check = checkBrand(brand);
  const set: SetBrand = (change) => setBrand((current) => withoutUnset({ ...current, ...change }));
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check.ok) return;
    const next = { ...brand, productName: brand.productName.trim() };
    if (!(await report(() => update.mutateAsync(next), t('brand.saved')))) return;
    setSaved(brand);
    onSaved?.();
  };
  return (
    <div className={classes.editor}>
      <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <TextField
          label={t('brand.productName')}
          description={t('brand.productNameHelp')}
          value={brand.productName}
          onChange={(productName) => set({ productName })}
          maxLength={40}
          errorMessage={problemOf(check, 'productName') && t('brand.problems.invalid_productName')}
        />
        <AccentField value={brand.accent} check={check} onChange={(accent) => set({ accent })} />
        <TextArea
          label={t('brand.logoPath')}
          description={t('brand.logoPathHelp')}
          value={brand.logoPath ?? ''}
          onChange={(path) => set({ logoPath: path.trim() === '' ? null : path })}
          rows={3}
          errorMessage={problemOf(check, 'logoPath') && t('brand.problems.invalid_logoPath')}
        />
        <WelcomeFields brand={brand} check={check} set={set} />
        <ShapeControl value={brand.shape} onChange={(shape) => set({ shape })} />
        <Button
          type="submit"
          variant="primary"
          isPending={update.isPending}
          pendingLabel={t('saving')}
          disabledReason={check.ok ? undefined : t('brand.fixFirst')}
        >
          {t('save')}
        </Button>
      </form>
      <BrandPreview brand={brand} check={check} />
    </div>
  );
}

type ShapeControlProps = { value: Brand['shape']; onChange: (shape: Brand['shape']) => void };

function ShapeControl({ value, onChange }: ShapeControlProps) {
  const { t } = useTranslation('admin');
  const shapes = brandSchema.shape.shape;
  return (
    <SegmentedControl
      label={t('brand.shape')}
      value={value}
      onChange={(shape) => onChange(shapes.parse(shape))}
      options={shapes.options.map((shape) => ({ value: shape, label: t(`brand.shapes.${shape}`) }))}
    />
  );
}

const problemOf = (check: BrandCheck, field: string) =>
  check.problems.some((problem) => problem.field === field) || undefined;
