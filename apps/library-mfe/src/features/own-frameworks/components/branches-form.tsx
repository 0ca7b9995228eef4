import { Button, IconButton, Select } from '@reflectory/design-system';
import type { Language } from '@reflectory/contracts/languages';
import { type Branch, type BranchCondition, END, type FrameworkStep } from '@reflectory/contracts/library';
import { textIn } from '@reflectory/domain/library';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../model/draft.ts';
import { conditionFor, conditionSteps } from '../model/conditions.ts';
import classes from '../own-frameworks.module.css';
import { NumberField } from './number-field.tsx';

type BranchesFormProps = {
  draft: Draft;
  position: number;
  step: FrameworkStep;
  language: Language;
  onChange: (step: FrameworkStep) => void;
};

const ALWAYS = 'always';
const MOST_BRANCHES = 12;

/** Where a question leads, by what was answered; without a branch to the next one. */
export function BranchesForm({ draft, position, step, language, onChange }: BranchesFormProps) {
  const { t } = useTranslation('library');
  const { next = [], ...rest } = step;
  const lead = (branches: Branch[]): void =>
    onChange((branches.length > 0 ? { ...rest, next: branches } : rest) as FrameworkStep);
  return (
    <fieldset className={classes.options}>
      <legend>{t('own.branches')}</legend>
      {next.map((branch, index) => (
        <BranchForm
          key={index}
          {...{ draft, position, branch, language }}
          onChange={(changed) => lead(next.map((one, at) => (at === index ? changed : one)))}
          onRemove={() => lead(next.filter((_one, at) => at !== index))}
        />
      ))}
      {next.length < MOST_BRANCHES && (
        <Button size="small" variant="bare" icon="plus" onPress={() => lead([...next, { to: END }])}>
          {t('own.addBranch')}
        </Button>
      )}
    </fieldset>
  );
}

type BranchFormProps = Pick<BranchesFormProps, 'draft' | 'position' | 'language'> & {
  branch: Branch;
  onChange: (branch: Branch) => void;
  onRemove: () => void;
};

function BranchForm({ draft, position, branch, language, onChange, onRemove }: BranchFormProps) {
  const { t } = useTranslation('library');
  const asked = conditionSteps(draft.steps.slice(0, position + 1));
  const of = asked.find(({ id }) => id === branch.when?.step);
  const optionOf = (one: FrameworkStep) => ({
    value: one.id,
    label: textIn(one.question, language) || t('own.place', { number: draft.steps.indexOf(one) + 1 }),
  });
  const handleWhen = (id: string): void => {
    const chosen = asked.find((one) => one.id === id);
    onChange(chosen ? { when: conditionFor(chosen), to: branch.to } : { to: branch.to });
  };
  return (
    <div className={classes.branch}>
      <Select
        label={t('own.when')}
        value={branch.when?.step ?? ALWAYS}
        options={[{ value: ALWAYS, label: t('own.always') }, ...asked.map(optionOf)]}
        onChange={handleWhen}
      />
      {branch.when && (
        <ConditionForm
          condition={branch.when}
          step={of}
          language={language}
          onChange={(when) => onChange({ ...branch, when })}
        />
      )}
      <Select
        label={t('own.goTo')}
        value={branch.to}
        options={[...draft.steps.slice(position + 1).map(optionOf), { value: END, label: t('own.end') }]}
        onChange={(to) => onChange({ ...branch, to })}
      />
      <IconButton icon="trash" label={t('own.removeBranch')} onPress={onRemove} />
    </div>
  );
}

type ConditionFormProps = {
  condition: BranchCondition;
  step: FrameworkStep | undefined;
  language: Language;
  onChange: (condition: BranchCondition) => void;
};

/** What the answer has to be. */
function ConditionForm({ condition, step, language, onChange }: ConditionFormProps) {
  const { t } = useTranslation('library');
  if (step?.kind === 'scale') {
    const isLeast = 'atLeast' in condition;
    const value =
      'atLeast' in condition ? condition.atLeast : 'atMost' in condition ? condition.atMost : step.min;
    const set = (least: boolean, bound: number): void =>
      onChange(least ? { step: step.id, atLeast: bound } : { step: step.id, atMost: bound });
    return (
      <>
        <Select
          label={t('own.is')}
          value={isLeast ? 'atLeast' : 'atMost'}
          options={[
            { value: 'atLeast', label: t('own.atLeast') },
            { value: 'atMost', label: t('own.atMost') },
          ]}
          onChange={(which) => set(which === 'atLeast', value)}
        />
        <NumberField
          label={t('own.bound')}
          value={value}
          min={step.min}
          max={step.max}
          onChange={(bound) => set(isLeast, bound)}
        />
      </>
    );
  }
  if (step?.kind !== 'choice') return null;
  const chosen = 'is' in condition ? condition.is : 'includes' in condition ? condition.includes : null;
  return (
    <Select
      label={t('own.is')}
      value={chosen}
      options={(step.options ?? []).map(({ key, label }) => ({
        value: key,
        label: textIn(label, language) || key,
      }))}
      onChange={(key) =>
        onChange(step.isMultiple ? { step: step.id, includes: key } : { step: step.id, is: key })
      }
    />
  );
}
