import type { MeditationStep } from '@reflectory/contracts/sound';
import type { TimedStep } from '@reflectory/domain/meditation';
import { Button, Menu, VisuallyHidden } from '@reflectory/design-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newStepId } from '../model/own-meditation.ts';
import { newStep, STEP_KINDS, withChanged, withMoved, withoutStep, withStepAt } from './edit-steps.ts';
import classes from './editor.module.css';
import { type StepActs, StepRow } from './step-row.tsx';
import { useStepName } from './use-step-name.ts';

/** Steps that are drawn at once. */
const AT_ONCE = 50;

export type StepListProps = {
  steps: readonly MeditationStep[];
  /** As they come at the chosen length; none where it cannot be begun. */
  timed: readonly TimedStep[];
  /** The step that was tried last. */
  back: string | null;
  onChange(steps: readonly MeditationStep[]): void;
  onTry(stepId: string): void;
};

/** What is done with steps, where one is then, and what is said of it. */
function useStepActs({ steps, back, onChange, onTry }: Omit<StepListProps, 'timed'>) {
  const { t } = useTranslation('sound');
  const nameOf = useStepName();
  const [focused, setFocused] = useState(back);
  const [first, setFirst] = useState(() => pageOf(steps.findIndex(({ id }) => id === back)));
  const [said, setSaid] = useState('');
  const [gone, setGone] = useState<{ step: MeditationStep; at: number } | null>(null);
  const begin = Math.min(first, pageOf(steps.length - 1));
  const show = (id: string, at: number) => {
    setFocused(id);
    setFirst(pageOf(at));
  };
  const put = (step: MeditationStep, at: number) => {
    onChange(withStepAt(steps, at, step));
    show(step.id, at);
    setGone(null);
    setSaid(t('editor.placed', { name: nameOf(step), place: at + 1, count: steps.length + 1 }));
  };
  const placeOf = ({ id }: MeditationStep) => steps.findIndex((step) => step.id === id);
  const acts: StepActs = {
    change: (step) => onChange(withChanged(steps, step)),
    move(step, by) {
      const moved = withMoved(steps, step.id, by);
      const at = moved.findIndex(({ id }) => id === step.id);
      if (moved !== steps) onChange(moved);
      // Its buttons keep the focus, also where it goes to another page.
      if (pageOf(at) !== begin) show(step.id, at);
      setSaid(t('editor.placed', { name: nameOf(step), place: at + 1, count: moved.length }));
    },
    add: (below, kind) => put(newStep(kind), placeOf(below) + 1),
    copy: (step) => put({ ...step, id: newStepId() }, placeOf(step) + 1),
    remove(step) {
      setGone({ step, at: placeOf(step) });
      onChange(withoutStep(steps, step.id));
    },
    tryFrom: ({ id }) => onTry(id),
  };
  return { acts, put, begin, setFirst, focused, said, gone };
}

/** The steps in their order, so many at once. */
export function StepList({ steps, timed, back, onChange, onTry }: StepListProps) {
  const { t } = useTranslation('sound');
  const { acts, put, begin, setFirst, focused, said, gone } = useStepActs({ steps, back, onChange, onTry });
  const times = useMemo(() => new Map(timed.map((step) => [step.id, step])), [timed]);
  return (
    <section aria-labelledby="meditation-steps" className={classes.part}>
      <h2 id="meditation-steps" className={classes.heading}>
        {t('editor.steps', { count: steps.length })}
      </h2>
      <Pages steps={steps.length} first={begin} onShow={setFirst} />
      <ol className={classes.steps} start={begin + 1}>
        {steps.slice(begin, begin + AT_ONCE).map((step, index) => (
          <StepRow
            key={step.id}
            step={step}
            place={begin + index + 1}
            time={times.get(step.id) ?? null}
            isFocused={focused === step.id}
            acts={acts}
          />
        ))}
      </ol>
      {gone && <Gone step={gone.step} onBack={() => put(gone.step, Math.min(gone.at, steps.length))} />}
      <Menu
        label={t('editor.add')}
        trigger={
          <Button icon="plus" className={classes.add ?? ''}>
            {t('editor.add')}
          </Button>
        }
        items={STEP_KINDS.map((kind) => ({
          id: kind,
          label: t(`editor.kinds.${kind}`),
          description: t(`editor.about.${kind}`),
          onAction: () => put(newStep(kind), steps.length),
        }))}
      />
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </section>
  );
}

const pageOf = (at: number) => Math.max(0, Math.floor(at / AT_ONCE) * AT_ONCE);

function Gone({ step, onBack }: { step: MeditationStep; onBack(): void }) {
  const { t } = useTranslation('sound');
  const nameOf = useStepName();
  return (
    <p className={classes.gone}>
      <span>{t('editor.removed', { name: nameOf(step) })}</span>
      <Button
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus went with its step
        autoFocus
        size="small"
        variant="bare"
        icon="rotate-back"
        onPress={onBack}
      >
        {t('editor.bringBack')}
      </Button>
    </p>
  );
}

function Pages({ steps, first, onShow }: { steps: number; first: number; onShow(first: number): void }) {
  const { t } = useTranslation('sound');
  if (steps <= AT_ONCE) return null;
  const last = Math.min(steps, first + AT_ONCE);
  return (
    <nav className={classes.line} aria-label={t('editor.pages.label')}>
      <Button size="small" isDisabled={first === 0} onPress={() => onShow(first - AT_ONCE)}>
        {t('editor.pages.earlier')}
      </Button>
      <span>{t('editor.pages.shown', { first: first + 1, last, count: steps })}</span>
      <Button size="small" isDisabled={last === steps} onPress={() => onShow(first + AT_ONCE)}>
        {t('editor.pages.later')}
      </Button>
    </nav>
  );
}
