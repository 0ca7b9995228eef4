import { CARD_PRIORITIES } from '@reflectory/contracts/boards';
import { Button, Select } from '@reflectory/design-system';
import type { Card } from '@reflectory/domain/boards';
import { useTranslation } from 'react-i18next';
import { KeptLine } from '../../../shared/kept-text.tsx';
import { useCanEdit, useScene } from '../model/board-context.ts';
import classes from './card-details.module.css';
import { CardRepeat } from './card-repeat.tsx';

export type CardDatesProps = { card: Card; onKeep(fields: Record<string, unknown>): void };

const dayOrNone = (day: string) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null);

/** When a card is due, how much it is and how pressing. */
export function CardDates({ card, onKeep }: CardDatesProps) {
  const { t } = useTranslation('plan');
  const isReadOnly = !useCanEdit();
  const day = (field: 'due_on' | 'starts_on') => (
    <KeptLine
      label={t(`boards.card.${field}`)}
      type="date"
      value={card[field] ?? ''}
      maxLength={10}
      isReadOnly={isReadOnly}
      onKeep={(value) => onKeep({ [field]: dayOrNone(value) })}
    />
  );
  return (
    <div className={classes.part}>
      <div className={classes.pair} data-part="due">
        {day('due_on')}
        <KeptLine
          label={t('boards.card.due_time')}
          type="time"
          value={card.due_time ?? ''}
          maxLength={5}
          isReadOnly={isReadOnly}
          onKeep={(value) => onKeep({ due_time: value === '' ? null : value.slice(0, 5) })}
        />
        {day('starts_on')}
      </div>
      {!isReadOnly && card.due_on !== null && (
        <div>
          <Button
            size="small"
            variant="bare"
            icon="x"
            onPress={() => onKeep({ due_on: null, due_time: null, repeat_rule: null })}
          >
            {t('boards.card.noDate')}
          </Button>
        </div>
      )}
      <CardRepeat card={card} onKeep={onKeep} />
      <Amounts card={card} onKeep={onKeep} />
    </div>
  );
}

/** How pressing a card is, and how much. */
function Amounts({ card, onKeep }: CardDatesProps) {
  const { t } = useTranslation('plan');
  const { board } = useScene();
  const isReadOnly = !useCanEdit();
  return (
    <div className={classes.pair}>
      <Select
        label={t('boards.card.priority')}
        value={card.priority}
        isDisabled={isReadOnly}
        options={CARD_PRIORITIES.map((priority) => ({
          value: priority,
          label: t(`boards.priorities.${priority}`),
        }))}
        onChange={(priority) => onKeep({ priority })}
      />
      <KeptLine
        label={t(`boards.card.estimateIn.${board.estimate_unit}`)}
        inputMode="decimal"
        value={card.estimate === null ? '' : String(card.estimate)}
        maxLength={9}
        isReadOnly={isReadOnly}
        onKeep={(value) => {
          const estimate = value.trim() === '' ? null : Number(value.replace(',', '.'));
          if (estimate === null || (estimate >= 0 && estimate <= 100_000)) onKeep({ estimate });
        }}
      />
    </div>
  );
}
