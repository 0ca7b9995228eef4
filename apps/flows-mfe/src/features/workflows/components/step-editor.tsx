import type { WorkflowStep } from '@reflectory/contracts/workflows';
import type { Places } from '../api/use-places.ts';
import { ConditionFields } from './condition-fields.tsx';
import { StepFields } from './step-fields.tsx';
import classes from './workflows.module.css';

type StepEditorProps = { step: WorkflowStep; places: Places; onChange(step: WorkflowStep): void };

/** What is to be said of one step, and what a branch asks; steps within are not part of it. */
export function StepEditor({ step, places, onChange }: StepEditorProps) {
  return (
    <>
      <div className={classes.fields}>
        <StepFields step={step} places={places} onChange={onChange} />
      </div>
      {step.kind === 'branch' && (
        <ConditionFields
          condition={step.if}
          onChange={(condition) => condition && onChange({ ...step, if: condition })}
        />
      )}
    </>
  );
}
