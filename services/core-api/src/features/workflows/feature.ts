import { instanceEvents, workflowEvents } from '@reflectory/contracts/workflows';
import { notificationsInWords } from '../../languages/notifications-in-words.ts';
import { defineFeature, many, sweepBy } from '../define-feature.ts';
import { createBeginWorkflows } from './begin-workflows.events.ts';
import { createRunInstanceWorkflows } from './instance-workflows.events.ts';
import { createInstanceWorkflowJobs } from './instance-workflows.jobs.ts';
import { createRunWorkflow } from './run-workflow.events.ts';
import { createWorkflowFunctions } from './workflows.functions.ts';
import { createWorkflowJobs } from './workflows.jobs.ts';
import { workflowPermissions } from './workflows.permissions.ts';

const DAY_MS = 86_400_000;
/** Days for which runs that ended are kept, and routines that were removed. */
const KEPT_DAYS = 90;
const AT_ONCE = 500;

export const feature = defineFeature({
  belongings: {
    area: 'planning',
    en: 'your workflows and what they did',
    de: 'deine Abläufe und was sie getan haben',
    fr: 'tes flux et ce qu’ils ont fait',
    ar: 'روتيناتك وما فعلته',
  },
  tables: {
    'public.workflows': 'person',
    'public.workflow_versions': 'person',
    'public.workflow_runs': 'person',
    'public.workflow_steps': 'person',
    'public.workflow_occasions': 'person',
    'public.instance_workflows': 'instance',
    'public.instance_workflow_runs': 'instance',
  },
  permissions: workflowPermissions,
  exported: [
    many('workflows', 'workflows', 'created_at, id'),
    many('workflowVersions', 'workflow_versions', 'workflow_id, version'),
    many('workflowRuns', 'workflow_runs', 'started_at, id'),
    many('workflowSteps', 'workflow_steps', 'run_id, position'),
    many('workflowOccasions', 'workflow_occasions', 'created_at, id'),
  ],
  notifications: notificationsInWords('workflows', {
    said: 'reminders',
    suggested: 'reminders',
    paused: 'reminders',
    instance_said: 'reminders',
    welcome: 'reminders',
  }),
  events: [...Object.values(workflowEvents), ...Object.values(instanceEvents)],
  hears: (parts) => [
    ...createBeginWorkflows(parts),
    createRunWorkflow(parts),
    createRunInstanceWorkflows(parts.asInstance),
  ],
  functions: ({ now }) => createWorkflowFunctions(now),
  jobs: (parts) => [...createWorkflowJobs(parts), ...createInstanceWorkflowJobs(parts)],
  retention: [
    {
      job: 'forget-workflow-runs',
      cron: '15 4 * * *',
      keptSince: (now) => new Date(now.getTime() - KEPT_DAYS * DAY_MS),
      sweep: sweepBy('select app.sweep_workflows($1, $2) as swept', AT_ONCE),
    },
    {
      job: 'forget-instance-workflow-runs',
      cron: '20 4 * * *',
      keptSince: (now) => new Date(now.getTime() - KEPT_DAYS * DAY_MS),
      sweep: sweepBy('select app.sweep_instance_workflows($1, $2) as swept', AT_ONCE),
    },
  ],
});
