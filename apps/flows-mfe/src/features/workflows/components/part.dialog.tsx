import type { WorkflowDocument } from '@reflectory/contracts/workflows';
import { removeStep, replaceStep, stepAt, type StepPlace } from '@reflectory/domain/workflows';
import { Button, Dialog } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import { useSentences } from '../model/use-sentences.ts';
import { ConditionFields } from './condition-fields.tsx';
import { StepEditor } from './step-editor.tsx';
import { TriggerFields } from './trigger-fields.tsx';
import classes from './workflows.module.css';

/** A part that was chosen in the drawing. */
export type EditedPart = { kind: 'trigger' | 'conditions' } | { kind: 'step'; place: StepPlace };

type PartDialogProps = {
  part: EditedPart;
  document: WorkflowDocument;
  places: Places;
  onChange(document: WorkflowDocument): void;
  onClose(): void;
};

/** A part of a routine, changed in the same fields as in the list. */
export default function PartDialog({ part, document, places, onChange, onClose }: PartDialogProps) {
  return part.kind === 'step' ? (
    <StepDialog
      place={part.place}
      document={document}
      places={places}
      onChange={onChange}
      onClose={onClose}
    />
  ) : (
    <HeadDialog kind={part.kind} document={document} places={places} onChange={onChange} onClose={onClose} />
  );
}

type StepDialogProps = Omit<PartDialogProps, 'part'> & { place: StepPlace };

function StepDialog({ place, document, places, onChange, onClose }: StepDialogProps) {
  const { t } = useTranslation('flows');
  const say = useSentences(places);
  const step = stepAt(document.steps, place);
  if (!step) return null;
  return (
    <Sheet
      title={t(`workflows.stepKinds.${step.kind}`)}
      sentence={say.step(step)}
      onClose={onClose}
      extra={
        <Button
          variant="bare"
          icon="trash"
          onPress={() => {
            onChange({ ...document, steps: removeStep(document.steps, place) });
            onClose();
          }}
        >
          {t('workflows.drawing.remove')}
        </Button>
      }
    >
      <StepEditor
        step={step}
        places={places}
        onChange={(changed) => onChange({ ...document, steps: replaceStep(document.steps, place, changed) })}
      />
    </Sheet>
  );
}

type HeadDialogProps = Omit<PartDialogProps, 'part'> & { kind: 'trigger' | 'conditions' };

/** What begins it; questions are asked here as well while there is no box of them. */
function HeadDialog({ kind, document, places, onChange, onClose }: HeadDialogProps) {
  const { t } = useTranslation('flows');
  const say = useSentences(places);
  const isTrigger = kind === 'trigger';
  return (
    <Sheet
      title={t(isTrigger ? 'workflows.parts.when' : 'workflows.parts.if')}
      sentence={isTrigger ? say.trigger(document.trigger) : say.condition(document.conditions)}
      onClose={onClose}
    >
      {isTrigger && (
        <>
          <TriggerFields
            trigger={document.trigger}
            places={places}
            onChange={(trigger) => onChange({ ...document, trigger })}
          />
          <h3 className={classes.heading}>{t('workflows.parts.if')}</h3>
        </>
      )}
      <ConditionFields
        condition={document.conditions}
        onChange={(conditions) => onChange({ ...document, conditions })}
      />
    </Sheet>
  );
}

type SheetProps = {
  title: string;
  sentence: string;
  extra?: ReactNode;
  children: ReactNode;
  onClose(): void;
};

function Sheet({ title, sentence, extra, children, onClose }: SheetProps) {
  const { t } = useTranslation('flows');
  return (
    <Dialog
      isOpen
      title={title}
      description={<bdi>{sentence}</bdi>}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {extra}
          <Button variant="primary" onPress={onClose}>
            {t('workflows.drawing.ready')}
          </Button>
        </>
      }
    >
      <div className={classes.section}>{children}</div>
    </Dialog>
  );
}
