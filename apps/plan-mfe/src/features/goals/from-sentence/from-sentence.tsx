import { Select, TextField } from '@reflectory/design-system';
import { goalFromWish } from '@reflectory/domain/goals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MakeForm } from '../../../shared/from-sentence/components/make-form.tsx';
import type {
  FromSentence,
  MadeOfAnswer,
  SentenceFormProps,
} from '../../../shared/from-sentence/grown-kind.ts';
import { dayOf, useToday } from '../../../shared/own-day.ts';
import type { Scope } from '../../../shared/use-scope.ts';
import { useChangeGoals } from '../api/use-change-goals.ts';
import { useGoals } from '../api/use-goals.ts';

/** Stands for a goal that is made for it. */
const NEW = 'new';
const MOST = 200;

function Form({ sentence, onMade, onCancel }: SentenceFormProps) {
  const { t } = useTranslation('plan');
  const today = useToday();
  const { data: goals = [] } = useGoals();
  const { add } = useChangeGoals(today);
  const [title, setTitle] = useState(sentence.quote.replaceAll(/\s+/g, ' ').trim().slice(0, MOST));
  const [chosen, setChosen] = useState(NEW);
  const isNew = chosen === NEW;

  function handleMake() {
    const id = isNew ? crypto.randomUUID() : chosen;
    const last = goals.findLast((goal) => goal.parent_id === null)?.rank ?? null;
    if (isNew) void add(id, { title: title.trim(), why: '', parentId: null, last, obstacles: [] });
    onMade({ type: 'goal', id });
  }

  return (
    <MakeForm
      submitLabel={t(isNew ? 'fromSentence.goal.make' : 'fromSentence.goal.addTo')}
      disabledReason={isNew && title.trim() === '' ? t('fromSentence.goal.noTitle') : undefined}
      onSubmit={handleMake}
      onCancel={onCancel}
    >
      {goals.length > 0 && (
        <Select
          label={t('fromSentence.goal.goal')}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: NEW, label: t('fromSentence.goal.newGoal') },
            ...goals.map((goal) => ({ value: goal.id, label: goal.title })),
          ]}
        />
      )}
      {isNew && (
        <TextField label={t('fromSentence.goal.title')} maxLength={MOST} value={title} onChange={setTitle} />
      )}
    </MakeForm>
  );
}

/** Goals that are there, also those that were put away. */
const find: FromSentence['find'] = async ({ client }, ids) => {
  const { data } = await client
    .from('goals')
    .select('id,title')
    .in('id', ids)
    .is('deleted_at', null)
    .throwOnError();
  return new Map(data.map(({ id, title }) => [id, { title, href: `/goals/${id}` }]));
};

/** A wish with its outcome, obstacle and plan is a goal that begins today. */
const takeAnswers: NonNullable<FromSentence['takeAnswers']> = async ({ client }: Scope, answers) => {
  const steps = answers.map(({ step }) => ({ id: step, kind: 'text' as const, question: {} }));
  const texts = answers.map(({ text }) => text);
  const draft = goalFromWish({ steps }, texts);
  const wish = answers.find(({ step }) => step === 'wish');
  if (!draft || !wish) return [];
  const id = crypto.randomUUID();
  const { title, why, obstacles } = draft;
  await client
    .from('goals')
    .insert({ id, title: title.slice(0, MOST), why, starts_on: dayOf(new Date()) })
    .throwOnError();
  if (obstacles.length > 0)
    await client
      .from('goal_obstacles')
      .insert(obstacles.map((words) => ({ goal_id: id, ...words })))
      .throwOnError();
  const { start, text: quote } = wish;
  return [{ type: 'goal', id, start, end: start + quote.length, quote } satisfies MadeOfAnswer];
};

export const fromSentence: FromSentence = { Form, find, takeAnswers };
