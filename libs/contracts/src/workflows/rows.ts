// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { InstanceStepResult, InstanceWorkflow } from './instance-workflow.ts';
import type { WorkflowDocument } from './workflow-document.ts';
import type { StepOutput } from './workflow-functions.ts';

export type WorkflowRow = {
  instance_id: string;
  id: string;
  user_id: string;
  title: string;
  draft: WorkflowDocument;
  state: 'draft' | 'published' | 'paused';
  paused_because: 'failures' | 'too-often' | 'loop' | null;
  version: number;
  trigger_kind: string | null;
  next_at: string | null;
  removed_at: string | null;
  created_at: string;
  updated_at: string;
};
export type WorkflowInsert = Pick<WorkflowRow, 'title' | 'draft'> &
  Partial<Pick<WorkflowRow, 'instance_id' | 'id' | 'user_id'>>;
export type WorkflowUpdate = Partial<
  Pick<
    WorkflowRow,
    'title' | 'draft' | 'state' | 'paused_because' | 'version' | 'trigger_kind' | 'next_at' | 'removed_at'
  >
>;

export type WorkflowVersionRow = {
  instance_id: string;
  user_id: string;
  workflow_id: string;
  version: number;
  document: WorkflowDocument;
  may_mail: boolean;
  published_at: string;
};
export type WorkflowVersionInsert = Pick<WorkflowVersionRow, 'workflow_id' | 'version' | 'document'> &
  Partial<Pick<WorkflowVersionRow, 'instance_id' | 'user_id' | 'may_mail'>>;
export type WorkflowVersionUpdate = Partial<Pick<WorkflowVersionRow, never>>;

export type WorkflowRunRow = {
  instance_id: string;
  id: string;
  user_id: string;
  workflow_id: string;
  version: number;
  event_id: string;
  subject_kind: 'entry' | 'mood' | 'goal' | 'habit' | 'card' | 'call' | 'meeting' | null;
  subject_id: string | null;
  subject_version: string | null;
  state: 'waiting' | 'done' | 'unmet' | 'failed' | 'cancelled';
  failure: string | null;
  attempt: number;
  due_at: string;
  depth: number;
  rerun_of: string | null;
  is_from_failed: boolean;
  started_at: string;
  ended_at: string | null;
};
export type WorkflowRunInsert = Pick<WorkflowRunRow, 'workflow_id' | 'version'> &
  Partial<
    Pick<
      WorkflowRunRow,
      | 'instance_id'
      | 'id'
      | 'user_id'
      | 'event_id'
      | 'subject_kind'
      | 'subject_id'
      | 'subject_version'
      | 'depth'
      | 'rerun_of'
      | 'is_from_failed'
    >
  >;
export type WorkflowRunUpdate = Partial<
  Pick<WorkflowRunRow, 'subject_version' | 'state' | 'failure' | 'attempt' | 'due_at' | 'ended_at'>
>;

export type WorkflowStepRow = {
  instance_id: string;
  user_id: string;
  run_id: string;
  step_id: string;
  kind: string;
  position: number;
  state: 'done' | 'failed';
  output: StepOutput;
  delivery: 'owed' | 'sending' | 'sent' | 'uncertain' | null;
  delivered_at: string | null;
  failure: string | null;
  at: string;
};
export type WorkflowStepInsert = Pick<WorkflowStepRow, 'run_id' | 'step_id' | 'kind' | 'position' | 'state'> &
  Partial<Pick<WorkflowStepRow, 'instance_id' | 'user_id' | 'output' | 'delivery' | 'failure'>>;
export type WorkflowStepUpdate = Partial<Pick<WorkflowStepRow, never>>;

export type WorkflowOccasionRow = {
  instance_id: string;
  id: string;
  user_id: string;
  workflow_id: string;
  key: string;
  title: string | null;
  created_at: string;
};
export type WorkflowOccasionInsert = Pick<WorkflowOccasionRow, never> &
  Partial<Pick<WorkflowOccasionRow, never>>;
export type WorkflowOccasionUpdate = Partial<Pick<WorkflowOccasionRow, never>>;

export type InstanceWorkflowRow = {
  instance_id: string;
  id: string;
  title: string;
  document: InstanceWorkflow;
  is_on: boolean;
  last_state: 'done' | 'failed' | null;
  last_at: string | null;
  created_at: string;
  updated_at: string;
};
export type InstanceWorkflowInsert = Pick<InstanceWorkflowRow, 'title' | 'document'> &
  Partial<Pick<InstanceWorkflowRow, 'instance_id' | 'id' | 'is_on'>>;
export type InstanceWorkflowUpdate = Partial<Pick<InstanceWorkflowRow, 'title' | 'document' | 'is_on'>>;

export type InstanceWorkflowRunRow = {
  instance_id: string;
  id: string;
  workflow_id: string;
  event_id: string;
  state: 'done' | 'failed';
  steps: InstanceStepResult[];
  at: string;
};
export type InstanceWorkflowRunInsert = Pick<InstanceWorkflowRunRow, never> &
  Partial<Pick<InstanceWorkflowRunRow, never>>;
export type InstanceWorkflowRunUpdate = Partial<Pick<InstanceWorkflowRunRow, never>>;

/** What the database does with the tables of this area. */
export const workflowsTables = {
  workflows: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'title', 'draft'],
    updatable: [
      'title',
      'draft',
      'state',
      'paused_because',
      'version',
      'trigger_kind',
      'next_at',
      'removed_at',
    ],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      state: { value: 'draft' },
      paused_because: { value: null },
      version: { value: 0 },
      trigger_kind: { value: null },
      next_at: { value: null },
      removed_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  workflow_versions: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'workflow_id', 'version'],
    insertable: ['instance_id', 'user_id', 'workflow_id', 'version', 'document', 'may_mail'],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      may_mail: { value: false },
      published_at: { from: 'clock' },
    },
  },
  workflow_runs: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'workflow_id',
      'version',
      'event_id',
      'subject_kind',
      'subject_id',
      'subject_version',
      'depth',
      'rerun_of',
      'is_from_failed',
    ],
    updatable: ['subject_version', 'state', 'failure', 'attempt', 'due_at', 'ended_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      event_id: { from: 'random id' },
      subject_kind: { value: null },
      subject_id: { value: null },
      subject_version: { value: null },
      state: { value: 'waiting' },
      failure: { value: null },
      attempt: { value: 0 },
      due_at: { from: 'clock' },
      depth: { value: 0 },
      rerun_of: { value: null },
      is_from_failed: { value: false },
      started_at: { from: 'clock' },
      ended_at: { value: null },
    },
  },
  workflow_steps: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'run_id', 'step_id'],
    insertable: [
      'instance_id',
      'user_id',
      'run_id',
      'step_id',
      'kind',
      'position',
      'state',
      'output',
      'delivery',
      'failure',
    ],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      output: { value: {} },
      delivery: { value: null },
      delivered_at: { value: null },
      failure: { value: null },
      at: { from: 'clock' },
    },
  },
  workflow_occasions: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      title: { value: null },
      created_at: { from: 'clock' },
    },
  },
  instance_workflows: {
    ownership: 'instance',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'title', 'document', 'is_on'],
    updatable: ['title', 'document', 'is_on'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      is_on: { value: false },
      last_state: { value: null },
      last_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  instance_workflow_runs: {
    ownership: 'instance',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      state: { value: 'done' },
      steps: { value: [] },
      at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    workflows: Table<WorkflowRow, WorkflowInsert, WorkflowUpdate>;
    workflow_versions: Table<WorkflowVersionRow, WorkflowVersionInsert, WorkflowVersionUpdate>;
    workflow_runs: Table<WorkflowRunRow, WorkflowRunInsert, WorkflowRunUpdate>;
    workflow_steps: Table<WorkflowStepRow, WorkflowStepInsert, WorkflowStepUpdate>;
    workflow_occasions: Table<WorkflowOccasionRow, WorkflowOccasionInsert, WorkflowOccasionUpdate>;
    instance_workflows: Table<InstanceWorkflowRow, InstanceWorkflowInsert, InstanceWorkflowUpdate>;
    instance_workflow_runs: Table<
      InstanceWorkflowRunRow,
      InstanceWorkflowRunInsert,
      InstanceWorkflowRunUpdate
    >;
  }
}
