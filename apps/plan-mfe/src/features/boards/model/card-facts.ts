import type { Card } from '@reflectory/domain/boards';
import type { IconName } from '@reflectory/design-system';
import type { TFunction } from 'i18next';
import type { Progress } from './board-scene.ts';
import { dayInWords } from './today.ts';

/** Something quiet about a card, as it is shown and as it is read out. */
export type CardFact = { id: string; icon?: IconName; text: string; spoken: string; isLate?: boolean };

/** Facts that a card shows at most: the rest is in its details. */
export const MOST_FACTS = 2;

export type FactSource = {
  card: Card;
  people: readonly string[];
  progress: Progress | null;
  below: Progress | null;
  comments: number;
  unit: string;
  today: string;
};

type Words = { t: TFunction; language: string };

function dueFact({ card, today }: FactSource, { t, language }: Words): CardFact | null {
  if (card.due_on === null) return null;
  const isLate = card.due_on < today && card.completed_at === null;
  const day = card.due_on === today ? t('boards.today') : dayInWords(card.due_on, language, today);
  const text = card.due_time === null ? day : `${day} ${card.due_time}`;
  return {
    id: 'due',
    icon: card.repeat_rule === null ? 'calendar' : 'refresh',
    text,
    spoken: t(isLate ? 'boards.facts.late' : 'boards.facts.due', { day: text }),
    isLate,
  };
}

const progressFact = (id: 'progress' | 'below', progress: Progress | null, { t }: Words): CardFact | null =>
  progress && {
    id,
    icon: id === 'progress' ? 'check' : 'list',
    text: `${progress.done}/${progress.total}`,
    spoken: t(`boards.facts.${id}`, progress),
  };

/** What is worth knowing about a card, the most important first. */
export function factsOf(source: FactSource, words: Words): CardFact[] {
  const { card, people, progress, below, comments, unit } = source;
  const { t } = words;
  const isPressing = card.priority === 'high' || card.priority === 'urgent';
  const facts: (CardFact | null)[] = [
    dueFact(source, words),
    isPressing
      ? {
          id: 'priority',
          icon: 'flag',
          text: t(`boards.priorities.${card.priority}`),
          spoken: t('boards.facts.priority', { priority: t(`boards.priorities.${card.priority}`) }),
        }
      : null,
    people.length > 0
      ? {
          id: 'people',
          icon: people.length > 1 ? 'users' : 'user',
          text: people.length > 1 ? String(people.length) : (people[0] ?? ''),
          spoken: t('boards.facts.people', { names: people }),
        }
      : null,
    progressFact('progress', progress, words),
    progressFact('below', below, words),
    card.estimate === null
      ? null
      : {
          id: 'estimate',
          text: t(`boards.units.${unit}`, { count: card.estimate }),
          spoken: t('boards.facts.estimate', {
            estimate: t(`boards.units.${unit}`, { count: card.estimate }),
          }),
        },
    comments === 0
      ? null
      : {
          id: 'comments',
          icon: 'mail',
          text: String(comments),
          spoken: t('boards.facts.comments', { count: comments }),
        },
  ];
  return facts.filter((fact) => fact !== null);
}
