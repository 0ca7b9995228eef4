import { type ConditionLeaf, conditionFields } from '@reflectory/contracts/workflows';
import { Select, TextField } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { conditionFieldNames, newLeaf } from '../model/new-parts.ts';
import { NumberField } from './number-field.tsx';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** How each kind of field is compared. */
const COMPARED = {
  text: ['contains', 'equals'],
  number: ['at-most', 'at-least'],
  date: ['before', 'after'],
  list: ['has'],
} as const;

function comparisonsOf(field: ConditionLeaf['field']): readonly ConditionLeaf['is'][] {
  const kinds = Object.keys(COMPARED) as (keyof typeof COMPARED)[];
  const kind = kinds.find((one) => (conditionFields[one] as readonly string[]).includes(field)) ?? 'text';
  return COMPARED[kind];
}

type LeafFieldsProps = { leaf: ConditionLeaf; onChange(leaf: ConditionLeaf): void };

/** One question about what happened. */
export function LeafFields({ leaf, onChange }: LeafFieldsProps) {
  const { t } = useTranslation('flows');
  const comparisons = comparisonsOf(leaf.field);
  return (
    <>
      <Select
        label={t('workflows.about')}
        value={leaf.field}
        options={conditionFieldNames.map((name) => ({ value: name, label: t(`workflows.fields.${name}`) }))}
        onChange={(name) => onChange(newLeaf(name as (typeof conditionFieldNames)[number]))}
      />
      {comparisons.length > 1 && (
        <Select
          label={t('workflows.compared')}
          value={leaf.is}
          options={comparisons.map((is) => ({ value: is, label: t(`workflows.comparisons.${is}`) }))}
          onChange={(is) => onChange({ ...leaf, is } as ConditionLeaf)}
        />
      )}
      <LeafValue leaf={leaf} onChange={onChange} />
    </>
  );
}

function LeafValue({ leaf, onChange }: LeafFieldsProps) {
  const { t } = useTranslation('flows');
  const { field, value } = leaf;
  const set = (next: string | number) => onChange({ ...leaf, value: next } as ConditionLeaf);
  if (typeof value === 'number') {
    const [least, most] = field === 'hour' ? [0, 23] : field === 'words' ? [0, 20_000] : [-100, 100];
    return (
      <NumberField label={t('workflows.value')} value={value} least={least} most={most} onChange={set} />
    );
  }
  if (field === 'weekday')
    return (
      <Select
        label={t('workflows.value')}
        value={value}
        options={WEEKDAYS.map((day) => ({ value: day, label: t(`workflows.weekdays.${day}`) }))}
        onChange={set}
      />
    );
  return (
    <TextField
      label={t('workflows.value')}
      type={field === 'date' ? 'date' : 'text'}
      value={value}
      maxLength={200}
      onChange={(typed) => typed !== '' && set(typed)}
    />
  );
}
