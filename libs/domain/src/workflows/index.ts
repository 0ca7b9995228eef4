export { checkWorkflow, sendsOut } from './check-workflow.ts';
export { holds } from './conditions.ts';
export { diffWorkflows, type WorkflowDifference } from './diff-workflows.ts';
export { findLoop } from './find-loops.ts';
export { nextTime } from './next-time.ts';
export { allSteps, nextStep, textOfStep, tryWorkflow } from './walk-steps.ts';
export { waitUntil } from './wait-until.ts';
