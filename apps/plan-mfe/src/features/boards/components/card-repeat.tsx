import { Button, Select, Switch } from '@reflectory/design-system';
import { type Card, nextDay } from '@reflectory/domain/boards';
import { parseRepeatRule } from '@reflectory/domain/recurrence';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanEdit } from '../model/board-context.ts';
import { dayInWords, todayOf } from '../model/today.ts';
import { useRepeatWords } from '../model/use-repeat-words.ts';
import classes from './card-details.module.css';

const RhythmDialog = lazy(async () => ({ default: (await import('./rhythm.dialog.tsx')).RhythmDialog }));

const NEVER = 'never';
const OTHER = 'other';

const RULES: readonly string[] = [
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=MONTHLY',
  'FREQ=YEARLY',
];

export type CardRepeatProps = { card: Card; onKeep(fields: Record<string, unknown>): void };

/** How often a card comes back once it is done. */
export function CardRepeat({ card, onKeep }: CardRepeatProps) {
  const { t } = useTranslation('plan');
  const canEdit = useCanEdit();
  const inWords = useRepeatWords();
  const { repeat_rule: rule } = card;
  const known = rule === null || RULES.includes(rule);
  const [isChoosing, setChoosing] = useState(false);
  const today = todayOf();
  const keepRule = (value: string | null) =>
    onKeep({ repeat_rule: value, ...(value !== null && card.due_on === null && { due_on: today }) });
  return (
    <div className={classes.part}>
      <Select
        label={t('boards.repeat.title')}
        value={rule ?? NEVER}
        isDisabled={!canEdit}
        options={[
          { value: NEVER, label: t('boards.repeat.never') },
          ...RULES.map((one) => ({ value: one, label: inWords(one, 'schedule') })),
          ...(known ? [] : [{ value: rule, label: inWords(rule, 'schedule') }]),
          { value: OTHER, label: t('boards.repeat.more') },
        ]}
        onChange={(value) => {
          if (value === OTHER) setChoosing(true);
          else keepRule(value === NEVER ? null : value);
        }}
      />
      {!known && canEdit && (
        <div>
          <Button size="small" variant="bare" icon="pencil" onPress={() => setChoosing(true)}>
            {t('boards.repeat.change')}
          </Button>
        </div>
      )}
      {isChoosing && (
        <Suspense>
          <RhythmDialog
            rule={rule}
            from={card.due_on ?? today}
            onKeep={keepRule}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      {rule !== null && <WhenNext card={card} rule={rule} onKeep={onKeep} />}
    </div>
  );
}

/** From when a card is counted, and when it is next. */
function WhenNext({ card, rule, onKeep }: CardRepeatProps & { rule: string }) {
  const { t, i18n } = useTranslation('plan');
  const canEdit = useCanEdit();
  const today = todayOf();
  const next = nextDay(card, today);
  return (
    <>
      <Switch
        isSelected={card.repeat_from === 'completion'}
        isDisabled={!canEdit}
        description={t('boards.repeat.fromHint')}
        onChange={(isAfter) => onKeep({ repeat_from: isAfter ? 'completion' : 'schedule' })}
      >
        {t('boards.repeat.from')}
      </Switch>
      <p className={classes.quiet}>
        {parseRepeatRule(rule) === null
          ? t('boards.repeat.unknown', { rule })
          : next === null
            ? t('boards.repeat.over')
            : t('boards.repeat.next', { day: dayInWords(next, i18n.language, today) })}
      </p>
    </>
  );
}
