import type { WorkflowStep } from '@reflectory/contracts/workflows';
import { waysOf, withSteps } from '@reflectory/domain/workflows';
import { IconButton, Select } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import { type StepRoom, useNewStep } from '../model/use-new-step.ts';
import { useSentences } from '../model/use-sentences.ts';
import { StepEditor } from './step-editor.tsx';
import classes from './workflows.module.css';

type StepListProps = {
  steps: readonly WorkflowStep[];
  places: Places;
  label: string;
  room?: StepRoom;
  onChange(steps: WorkflowStep[]): void;
};

const OUTERMOST: StepRoom = { depth: 0, isInList: false };

/** Steps one after the other, each as a sentence with what is to be said of it. */
export function StepList({ steps, places, label, room = OUTERMOST, onChange }: StepListProps) {
  const { t } = useTranslation('flows');
  const { kinds, make } = useNewStep(places, room);
  const move = (from: number, to: number) => {
    const moved = [...steps];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  return (
    <>
      {steps.length > 0 && (
        <ol className={classes.steps} aria-label={label}>
          {steps.map((step, place) => (
            <StepRow
              key={step.id}
              step={step}
              places={places}
              room={room}
              onChange={(changed) => onChange(steps.map((one, at) => (at === place ? changed : one)))}
              onUp={place > 0 ? () => move(place, place - 1) : null}
              onDown={place < steps.length - 1 ? () => move(place, place + 1) : null}
              onRemove={() => onChange(steps.filter((_, at) => at !== place))}
            />
          ))}
        </ol>
      )}
      <Select
        label={t('workflows.addStep', { place: label })}
        isLabelHidden
        placeholder={t('workflows.addAStep')}
        value={null}
        options={kinds.map(({ kind, label: name }) => ({ value: kind, label: name }))}
        onChange={(kind) => onChange([...steps, make(kind as WorkflowStep['kind'])])}
      />
    </>
  );
}

type StepRowProps = {
  step: WorkflowStep;
  places: Places;
  room: StepRoom;
  onChange(step: WorkflowStep): void;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove(): void;
};

function StepRow({ step, places, room, onChange, onUp, onDown, onRemove }: StepRowProps) {
  const { t } = useTranslation('flows');
  const say = useSentences(places);
  const sentence = say.step(step);
  return (
    <li className={classes.step}>
      <div className={classes.line}>
        <p className={`${classes.sentence} ${classes.grow}`} dir="auto">
          {sentence}
        </p>
        <IconButton
          icon="chevron-up"
          label={t('workflows.up', { step: sentence })}
          isDisabled={!onUp}
          onPress={() => onUp?.()}
        />
        <IconButton
          icon="chevron-down"
          label={t('workflows.down', { step: sentence })}
          isDisabled={!onDown}
          onPress={() => onDown?.()}
        />
        <IconButton icon="trash" label={t('workflows.removeStep', { step: sentence })} onPress={onRemove} />
      </div>
      <StepEditor step={step} places={places} onChange={onChange} />
      {waysOf(step).map(({ way, steps }) => (
        <div key={way} className={classes.way}>
          <p className={classes.quiet}>{t(`workflows.ways.${way}`)}</p>
          <StepList
            steps={steps}
            places={places}
            label={t(`workflows.ways.${way}`)}
            room={{ depth: room.depth + 1, isInList: room.isInList || way === 'each' }}
            onChange={(within) => onChange(withSteps(step, way, within))}
          />
        </div>
      ))}
    </li>
  );
}
