export {
  cardDues,
  conditionFields,
  type ConditionLeaf,
  type ForEachStep,
  type InnerStep,
  NOT_CHOSEN,
  NOT_WRITTEN,
  type PlainStep,
  type ThingList,
  waitUnits,
  type WorkflowCondition,
  type WorkflowDocument,
  workflowDocumentSchema,
  workflowLimits,
  type WorkflowStep,
  type WorkflowTrigger,
  workflowTriggerSchema,
} from './workflow-document.ts';
export { type InstanceWorkflowRow, type InstanceWorkflowRunRow, workflowsTables } from './rows.ts';
export {
  type WorkflowFile,
  workflowFileHeadSchema,
  workflowFileLimits,
  workflowFileSchema,
} from './workflow-file.ts';
export {
  type InstanceStep,
  type InstanceStepResult,
  type InstanceTriggerKind,
  instanceTriggerKinds,
  type InstanceWorkflow,
  instanceWorkflowSchema,
  MOST_INSTANCE_STEPS,
} from './instance-workflow.ts';
export { instanceEvents, workflowEvents } from './workflow-events.ts';
export {
  type ListedWorkflow,
  pauseReasons,
  type RunFailure,
  runFailures,
  type StepOutput,
  type WorkflowFacts,
  workflowFunctions,
  type WorkflowProblem,
  type WorkflowRun,
  type WorkflowTemplate,
  type WorkflowVersion,
} from './workflow-functions.ts';
