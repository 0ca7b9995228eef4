import type { keyResultSources } from '@reflectory/contracts/goals';
import { FormDialog, Select, TextField } from '@reflectory/design-system';
import { rankBetween } from '@reflectory/domain/ranks';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { readNumber } from '../model/read-number.ts';
import type { KeyResultInGoal } from '../model/use-goal-facts.ts';
import { useGoalWords } from '../model/use-goal-words.ts';
import type { GoalPart } from './goal-part.ts';
import classes from './goal-room.module.css';

type Source = (typeof keyResultSources)[number];
/** What can be counted, and the feature that it takes. */
const SOURCES = [
  { source: 'manual' },
  { source: 'milestones' },
  { source: 'habit' },
  { source: 'cards', feature: 'boards' },
  { source: 'focus', feature: 'productivity' },
  { source: 'journal' },
] as const satisfies readonly { source: Source; feature?: string }[];
/** Whose part it is, where it is everybody's. */
const EVERYBODY = 'everybody';

export type KeyResultFormProps = GoalPart & { result: KeyResultInGoal | null; onClose(): void };

type Draft = ReturnType<typeof useDraft>[0];

function useDraft({ result }: KeyResultFormProps) {
  const { number } = useGoalWords();
  const row = result?.row;
  return useState({
    title: row?.title ?? '',
    source: row?.source ?? ('manual' as Source),
    unit: row?.unit ?? '',
    start: number(row?.start_value ?? 0),
    target: row ? number(row.target_value) : '',
    owner: row?.owner_id ?? EVERYBODY,
  });
}

/** The columns that a draft without faults is kept in. */
function fieldsOf(draft: Draft) {
  const hasNumbers = draft.source !== 'milestones';
  return {
    title: draft.title.trim(),
    source: draft.source,
    unit: draft.unit.trim(),
    start_value: (hasNumbers && readNumber(draft.start)) || 0,
    target_value: hasNumbers ? (readNumber(draft.target) ?? 1) : 1,
    owner_id: draft.owner === EVERYBODY ? null : draft.owner,
  };
}

type WhoseProps = { owner: string; people: GoalPart['people']; onChange(owner: string): void };

function Whose({ owner, people, onChange }: WhoseProps) {
  const { t } = useGoalWords();
  return (
    <Select
      label={t('goals.results.whose')}
      value={owner}
      options={[
        { value: EVERYBODY, label: t('goals.results.everybody') },
        ...people.list.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onChange}
    />
  );
}

/** What counts, from where to where, and whose part it is. */
export default function KeyResultFormDialog(props: KeyResultFormProps) {
  const { facts, people, change, result, onClose } = props;
  const { t } = useGoalWords();
  const [draft, setDraft] = useDraft(props);
  const [isTried, setTried] = useState(false);
  const set = (fields: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...fields }));
  const hasNumbers = draft.source !== 'milestones';
  const [start, target] = [readNumber(draft.start), readNumber(draft.target)];
  const isUntitled = draft.title.trim() === '';
  const isWayless = hasNumbers && (start === null || target === null || start === target);

  function handleKeep() {
    setTried(true);
    if (isUntitled || isWayless) return;
    const fields = fieldsOf(draft);
    if (result) change({ kind: 'set', table: 'key_results', id: result.row.id, fields });
    else {
      const rank = rankBetween(facts.results.at(-1)?.row.rank ?? null, null);
      change({ kind: 'add', table: 'key_results', id: crypto.randomUUID(), fields: { ...fields, rank } });
    }
    onClose();
  }

  return (
    <FormDialog
      submitLabel={t('habits.keep')}
      title={t(result ? 'goals.results.edit' : 'goals.results.add')}
      onSubmit={handleKeep}
      onClose={onClose}
    >
      <TextField
        label={t('goals.results.name')}
        placeholder={t('goals.results.nameExample')}
        value={draft.title}
        maxLength={200}
        onChange={(title) => set({ title })}
        errorMessage={isTried && isUntitled ? t('goals.results.noName') : undefined}
      />
      <HowCounted draft={draft} onChange={set} />
      {hasNumbers && (
        <Numbers
          draft={draft}
          problem={isTried && isWayless ? t('goals.results.noWay') : undefined}
          onChange={set}
        />
      )}
      {people.list.length > 1 && (
        <Whose owner={draft.owner} people={people} onChange={(owner) => set({ owner })} />
      )}
    </FormDialog>
  );
}

type HowCountedProps = {
  draft: Pick<Draft, 'source' | 'unit'>;
  onChange(fields: Pick<Draft, 'source' | 'unit'>): void;
};

/** How something is counted; what it was counted by already stays to be chosen. */
function HowCounted({ draft, onChange }: HowCountedProps) {
  const { t } = useGoalWords();
  const { hasFeature } = usePlatform();
  const minutes = t('goals.results.minutes');
  const offered = SOURCES.filter(
    (one) => one.source === draft.source || !('feature' in one) || hasFeature(one.feature),
  );
  return (
    <Select
      label={t('goals.results.source')}
      value={draft.source}
      options={offered.map(({ source }) => ({
        value: source,
        label: t(`goals.sources.${source}.name`),
        description: t(`goals.sources.${source}.text`),
      }))}
      onChange={(value) => {
        const source = offered.find((one) => one.source === value)?.source ?? draft.source;
        const unit = draft.unit === minutes ? '' : draft.unit;
        onChange({ source, unit: source === 'focus' && unit === '' ? minutes : unit });
      }}
    />
  );
}

type NumbersProps = {
  draft: { start: string; target: string; unit: string };
  problem: string | undefined;
  onChange(fields: Partial<{ start: string; target: string; unit: string }>): void;
};

function Numbers({ draft, problem, onChange }: NumbersProps) {
  const { t } = useGoalWords();
  return (
    <div className={classes.pair}>
      <TextField
        label={t('goals.results.from')}
        inputMode="decimal"
        value={draft.start}
        onChange={(start) => onChange({ start })}
      />
      <TextField
        label={t('goals.results.to')}
        inputMode="decimal"
        value={draft.target}
        onChange={(target) => onChange({ target })}
        errorMessage={problem}
      />
      <TextField
        label={t('habits.form.unit')}
        placeholder={t('goals.results.unitExample')}
        value={draft.unit}
        maxLength={20}
        onChange={(unit) => onChange({ unit })}
      />
    </div>
  );
}
