import type { MeditationStep } from '@reflectory/contracts/sound';
import { IconButton, Menu } from '@reflectory/design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLengths } from '../../../shared/use-lengths.ts';
import { STEP_KINDS, type StepKind } from './edit-steps.ts';
import classes from './editor.module.css';
import { StepFields } from './step-fields.tsx';
import { useStepName } from './use-step-name.ts';

export type StepActs = {
  change(step: MeditationStep): void;
  move(step: MeditationStep, by: -1 | 1): void;
  /** Adds one of a kind below it. */
  add(below: MeditationStep, kind: StepKind): void;
  copy(step: MeditationStep): void;
  remove(step: MeditationStep): void;
  tryFrom(step: MeditationStep): void;
};

export type StepRowProps = {
  step: MeditationStep;
  /** From 1. */
  place: number;
  /** When it begins and how long it takes, in seconds; null where it is left out at this length, or nothing can be begun. */
  time: { at: number; seconds: number } | null;
  /** Brings the focus to it once. */
  isFocused: boolean;
  acts: StepActs;
};

/** A step: when it comes, what it is, and what can be done with it. */
export function StepRow({ step, place, time, isFocused, acts }: StepRowProps) {
  const { t } = useTranslation('sound');
  const lengths = useLengths();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFocused) row.current?.querySelector<HTMLElement>('textarea, input, button')?.focus();
  }, [isFocused]);
  return (
    <li ref={row} className={classes.step} data-kind={step.kind}>
      <p className={classes.time}>{time ? lengths.time(time.at) : t('editor.notNow')}</p>
      <div className={classes.body}>
        <p className={classes.kind}>
          {t(`editor.kinds.${step.kind}`)}
          {time && <span className={classes.quiet}> {lengths.time(Math.round(time.seconds))}</span>}
        </p>
        <StepFields step={step} onChange={acts.change} />
      </div>
      <RowActs step={step} place={place} canBeTried={time !== null} acts={acts} />
    </li>
  );
}

type RowActsProps = Pick<StepRowProps, 'step' | 'place' | 'acts'> & { canBeTried: boolean };

function RowActs({ step, place, canBeTried, acts }: RowActsProps) {
  const { t } = useTranslation('sound');
  const name = useStepName()(step);
  return (
    <fieldset className={classes.acts} aria-label={t('editor.actsOf', { place, name })}>
      <IconButton
        icon="chevron-up"
        size="small"
        label={t('editor.up', { name })}
        onPress={() => acts.move(step, -1)}
      />
      <IconButton
        icon="chevron-down"
        size="small"
        label={t('editor.down', { name })}
        onPress={() => acts.move(step, 1)}
      />
      <Menu
        label={t('editor.below', { name })}
        placement="bottom end"
        trigger={<IconButton icon="plus" size="small" label={t('editor.below', { name })} />}
        items={STEP_KINDS.map((kind) => ({
          id: kind,
          label: t(`editor.kinds.${kind}`),
          onAction: () => acts.add(step, kind),
        }))}
      />
      <Menu
        label={t('editor.more', { name })}
        placement="bottom end"
        trigger={<IconButton icon="ellipsis" size="small" label={t('editor.more', { name })} />}
        items={[
          {
            id: 'try',
            label: t('editor.tryFrom'),
            icon: 'play',
            isDisabled: !canBeTried,
            onAction: () => acts.tryFrom(step),
          },
          { id: 'copy', label: t('editor.copy'), icon: 'copy', onAction: () => acts.copy(step) },
          {
            id: 'remove',
            label: t('editor.remove'),
            icon: 'trash',
            isDestructive: true,
            onAction: () => acts.remove(step),
          },
        ]}
      />
    </fieldset>
  );
}
