import { Checkbox, Select } from '@reflectory/design-system';
import type { BoardField, Card } from '@reflectory/domain/boards';
import { useTranslation } from 'react-i18next';
import { KeptLine } from '../../../shared/kept-text.tsx';
import { add, set } from '../model/board-acts.ts';
import { useCanEdit, useOpenBoard, useScene, useTable } from '../model/board-context.ts';
import classes from './card-details.module.css';

const NONE = '';
const YES = 'true';

/** What this board asks of its cards besides. */
export function CardFields({ card }: { card: Card }) {
  const { session } = useOpenBoard();
  const { fields } = useScene();
  const values = [...useTable('card_values').values()].filter(({ card_id: id }) => id === card.id);
  if (fields.length === 0) return null;
  return (
    <div className={classes.part}>
      {fields.map((field) => {
        const known = values.find(({ field_id: id }) => id === field.id);
        return (
          <FieldValue
            key={field.id}
            field={field}
            value={known?.value ?? ''}
            onKeep={(value) =>
              session.run([
                known
                  ? set('card_values', known.id, { value })
                  : add('card_values', { card_id: card.id, field_id: field.id, value }),
              ])
            }
          />
        );
      })}
    </div>
  );
}

type FieldValueProps = { field: BoardField; value: string; onKeep(value: string): void };

function FieldValue({ field, value, onKeep }: FieldValueProps) {
  const { t } = useTranslation('plan');
  const canEdit = useCanEdit();
  if (field.kind === 'checkbox')
    return (
      <Checkbox
        isSelected={value === YES}
        isReadOnly={!canEdit}
        onChange={(isOn) => onKeep(isOn ? YES : NONE)}
      >
        {field.title}
      </Checkbox>
    );
  if (field.kind === 'choice')
    return (
      <Select
        label={field.title}
        value={value}
        isDisabled={!canEdit}
        options={[
          { value: NONE, label: t('boards.fields.nothing') },
          ...field.choices.map((choice) => ({ value: choice, label: choice })),
          ...(value === NONE || field.choices.includes(value) ? [] : [{ value, label: value }]),
        ]}
        onChange={onKeep}
      />
    );
  return (
    <KeptLine
      label={field.title}
      type={field.kind === 'date' ? 'date' : field.kind === 'link' ? 'url' : 'text'}
      {...(field.kind === 'number' && { inputMode: 'decimal' as const })}
      value={value}
      maxLength={2000}
      isReadOnly={!canEdit}
      onKeep={onKeep}
    />
  );
}
