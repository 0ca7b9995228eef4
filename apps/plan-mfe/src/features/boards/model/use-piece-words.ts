import type { QuickPiece } from '@reflectory/domain/quick-entry';
import { useTranslation } from 'react-i18next';
import { dayInWords } from './today.ts';
import { useRepeatWords } from './use-repeat-words.ts';

/** What a piece of a line was understood as, in words. */
export function usePieceWords(): (piece: QuickPiece) => string {
  const { t, i18n } = useTranslation('plan');
  const repeatInWords = useRepeatWords();
  return ({ fields }) => {
    const { due_on: day, due_time: time, priority, estimate, repeat_rule: rule, repeat_from: from } = fields;
    const words = [
      rule !== undefined && repeatInWords(rule, from ?? 'schedule'),
      rule === undefined && day !== undefined && dayInWords(day, i18n.language),
      time,
      priority !== undefined && t(`boards.priorities.${priority}`),
      estimate && t(`boards.units.${estimate.unit ?? 'any'}`, { count: estimate.amount }),
      fields.label !== undefined && `#${fields.label}`,
      fields.person !== undefined && `@${fields.person}`,
    ];
    return words.filter(Boolean).join(' · ');
  };
}
