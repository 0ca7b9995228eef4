import { Select, Switch } from '@reflectory/design-system';
import { type Card, nextDay } from '@reflectory/domain/boards';
import { parseRepeatRule } from '@reflectory/domain/recurrence';
import { useTranslation } from 'react-i18next';
import { useCanEdit } from '../model/board-context.ts';
import { dayInWords, todayOf } from '../model/today.ts';
import { useRepeatWords } from '../model/use-repeat-words.ts';
import classes from './card-details.module.css';

const NEVER = 'never';
const OWN = 'own';

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
  const { t, i18n } = useTranslation('plan');
  const canEdit = useCanEdit();
  const inWords = useRepeatWords();
  const { repeat_rule: rule, repeat_from: from } = card;
  const known = rule === null || RULES.includes(rule);
  const today = todayOf();
  const next = rule === null ? null : nextDay(card, today);
  return (
    <div className={classes.part}>
      <Select
        label={t('boards.repeat.title')}
        value={rule ?? NEVER}
        isDisabled={!canEdit}
        options={[
          { value: NEVER, label: t('boards.repeat.never') },
          ...RULES.map((one) => ({ value: one, label: inWords(one, 'schedule') })),
          ...(known ? [] : [{ value: rule ?? OWN, label: inWords(rule ?? '', 'schedule') }]),
        ]}
        onChange={(value) =>
          onKeep(
            value === NEVER
              ? { repeat_rule: null }
              : { repeat_rule: value, ...(card.due_on === null && { due_on: today }) },
          )
        }
      />
      {rule !== null && (
        <>
          <Switch
            isSelected={from === 'completion'}
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
      )}
    </div>
  );
}
