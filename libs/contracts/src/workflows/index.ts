export {
  type BranchStep,
  conditionFields,
  type ConditionLeaf,
  NOT_CHOSEN,
  NOT_WRITTEN,
  type PlainStep,
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
