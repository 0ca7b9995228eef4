export { checkWorkflow, lacksBoard, sendsOut } from './check-workflow.ts';
export { holds } from './conditions.ts';
export { diffWorkflows, isSameWorkflow, type WorkflowDifference } from './diff-workflows.ts';
export { type DrawnBox, type DrawnLine, type Drawing, drawWorkflow } from './draw-workflow.ts';
export { findLoop } from './find-loops.ts';
export { looksSecret } from './looks-secret.ts';
export { nextTime, nextTimeOf } from './next-time.ts';
export { readWorkflowFile, WorkflowFileError } from './read-workflow-file.ts';
export {
  insertStep,
  nameOfPlace,
  removeStep,
  replaceStep,
  stepAt,
  type StepPlace,
  withSteps,
} from './step-places.ts';
export { type PartState, traceRun } from './trace-run.ts';
export { keyOfStep, stepOfKey } from './step-keys.ts';
export { type ThingsOfList, tryWorkflow } from './try-workflow.ts';
export {
  allSteps,
  nextStep,
  type NextStep,
  textOfStep,
  type Way,
  waysOf,
  withSetValues,
} from './walk-steps.ts';
export { waitUntil } from './wait-until.ts';
export { type SharedText, textsToShare, writeWorkflowFile } from './write-workflow-file.ts';
