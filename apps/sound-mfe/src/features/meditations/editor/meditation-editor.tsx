import {
  MOST_MEDITATION_CHARACTERS,
  MOST_MEDITATION_NAME,
  MOST_MEDITATION_STEPS,
} from '@reflectory/contracts/sound';
import { describeFailure } from '@reflectory/client';
import {
  findUnbeginnable,
  shortestSeconds,
  tellableSteps,
  type TimedStep,
  timeScript,
} from '@reflectory/domain/meditation';
import { Button, SaveState, SegmentedControl, TextField } from '@reflectory/design-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthsFrom } from '../components/setup.tsx';
import type { OwnMeditation } from '../model/own-meditation.ts';
import classes from './editor.module.css';
import { SpentTime } from './spent-time.tsx';
import { StepList } from './step-list.tsx';
import type { MeditationDraft } from './use-meditation-draft.ts';
import { useSaving } from './use-saving.ts';
import { Versions } from './versions.tsx';

export type MeditationEditorProps = {
  saved: OwnMeditation;
  draft: MeditationDraft;
  /** The step that was tried last. */
  back: string | null;
  onTry(stepId: string): void;
};

/** A meditation as its person writes it. */
export function MeditationEditor({ saved, draft, back, onTry }: MeditationEditorProps) {
  const { t } = useTranslation('sound');
  const { name, steps, change } = draft;
  const told = useMemo(() => tellableSteps(steps), [steps]);
  const unbeginnable = findUnbeginnable(told);
  const lengths = useMemo(() => lengthsFrom(shortestSeconds(told)), [told]);
  const [chosen, choose] = useState('7');
  const minutes = lengths.includes(chosen) ? chosen : (lengths[0] ?? '45');
  const seconds = Number(minutes) * 60;
  const timed = useMemo(
    (): TimedStep[] => (unbeginnable === null ? timeScript(told, seconds) : []),
    [told, seconds, unbeginnable],
  );
  return (
    <div className={classes.editor}>
      <SaveLine saved={saved} draft={draft} />
      <TextField
        label={t('editor.name')}
        value={name}
        maxLength={MOST_MEDITATION_NAME}
        onChange={(value) => change({ name: value })}
      />
      {unbeginnable === null ? (
        <div className={classes.part}>
          <SegmentedControl
            label={t('editor.length')}
            value={minutes}
            onChange={choose}
            options={lengths.map((value) => ({ value, label: t('minutes', { count: Number(value) }) }))}
          />
          <SpentTime timed={timed} seconds={seconds} />
        </div>
      ) : (
        <p className={classes.note}>{t(`editor.unbeginnable.${unbeginnable}`)}</p>
      )}
      <StepList
        steps={steps}
        timed={timed}
        back={back}
        onChange={(changed) => change({ steps: changed })}
        onTry={onTry}
      />
      <Versions id={saved.id} revision={saved.revision} onTake={change} />
    </div>
  );
}

function SaveLine({ saved, draft }: Pick<MeditationEditorProps, 'saved' | 'draft'>) {
  const { t } = useTranslation(['sound', 'common']);
  const { isPending, error, problem, isElsewhere, save, saveOver, takeTheirs } = useSaving(saved, draft);
  return (
    <div className={classes.part}>
      <div className={classes.line}>
        <Button
          variant="primary"
          isDisabled={!draft.isDirty || problem !== null || isElsewhere}
          isPending={isPending}
          pendingLabel={t('common:loading')}
          onPress={save}
        >
          {t('editor.save')}
        </Button>
        <SaveState
          state={draft.isDirty ? 'kept' : 'saved'}
          detail={draft.isDirty ? t('editor.notSaved') : undefined}
        />
      </div>
      {problem !== null && draft.isDirty && (
        <p role="alert" className={classes.problem}>
          {t(`editor.unkeepable.${problem}`, {
            steps: MOST_MEDITATION_STEPS,
            characters: MOST_MEDITATION_CHARACTERS,
          })}
        </p>
      )}
      {error && (
        <p role="alert" className={classes.problem}>
          {describeFailure(error, t, 'meditations.problems')}
        </p>
      )}
      {isElsewhere && (
        <div role="alert" className={classes.line}>
          <span>{t('editor.elsewhere.text')}</span>
          <Button size="small" isPending={isPending} onPress={saveOver}>
            {t('editor.elsewhere.mine')}
          </Button>
          <Button size="small" onPress={takeTheirs}>
            {t('editor.elsewhere.theirs')}
          </Button>
        </div>
      )}
    </div>
  );
}
