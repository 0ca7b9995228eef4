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
export {
  type WorkflowFile,
  workflowFileHeadSchema,
  workflowFileLimits,
  workflowFileSchema,
} from './workflow-file.ts';
export { workflowEvents } from './workflow-events.ts';
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
