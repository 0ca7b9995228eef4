import type { TestPerson } from '@reflectory/runtime/testing';
import {
  type ArrangedRow,
  atInstance,
  idOf,
  ownedBy,
  type TableRule,
} from '../../../testing/isolation/table-rule.ts';

const draft = { trigger: { kind: 'button' }, conditions: null, steps: [] };
const ofInstance = { trigger: { kind: 'member-joined' }, steps: [] };
const ids = (person: TestPerson) => ({ user_id: person.id, workflow_id: idOf('workflow', person) });

/** A routine with a version and a run of it, and one of the instance. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] => [
  { table: 'workflows', row: { id: idOf('workflow', person), user_id: person.id, title: 'Above', draft } },
  { table: 'workflow_versions', row: { ...ids(person), version: 1, document: draft } },
  // Later than any worker looks.
  {
    table: 'workflow_runs',
    row: { ...ids(person), id: idOf('run', person), version: 1, due_at: '2100-01-01', failure: 'kept' },
  },
  {
    table: 'instance_workflows',
    row: { id: idOf('instance workflow', person), title: 'Above', document: ofInstance },
  },
];

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  workflows: {
    kind: 'personal',
    row: (person) => ({ id: idOf('new workflow', person), user_id: person.id, title: 'Title', draft }),
    kept: "title = 'Above'",
    change: "title = 'Changed'",
    where: ownedBy,
  },
  workflow_versions: {
    kind: 'personal',
    isFixed: true,
    isKept: true,
    hasParent: true,
    row: (person, parent) => ({
      user_id: person.id,
      workflow_id: idOf('workflow', parent),
      version: 2,
      document: draft,
    }),
    kept: 'version = 1',
    change: 'version = 3',
    where: ownedBy,
  },
  workflow_runs: {
    kind: 'personal',
    isKept: true,
    hasParent: true,
    row: (person, parent) => ({
      id: idOf('new run', person),
      user_id: person.id,
      workflow_id: idOf('workflow', parent),
      version: 1,
    }),
    kept: 'failure is not null',
    change: "state = 'cancelled'",
    where: ownedBy,
  },
  workflow_steps: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    hasParent: true,
    row: (person, parent) => ({
      user_id: person.id,
      run_id: idOf('run', parent),
      step_id: 'one',
      kind: 'wait',
      position: 0,
      state: 'failed',
    }),
    change: "state = 'done'",
    where: ownedBy,
  },
  workflow_occasions: {
    kind: 'personal',
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    hasParent: true,
    row: (person, parent) => ({
      user_id: person.id,
      workflow_id: idOf('workflow', parent),
      key: idOf('occasion', person),
    }),
    change: "title = 'Changed'",
    where: ownedBy,
  },
  instance_workflows: {
    kind: 'of admins',
    row: () => ({ title: 'Title', document: ofInstance }),
    kept: "title = 'Above'",
    change: "title = 'Changed'",
    where: atInstance,
  },
  instance_workflow_runs: {
    kind: 'of admins',
    isAddedByService: true,
    isFixed: true,
    isKept: true,
    row: (person) => ({ workflow_id: idOf('instance workflow', person), event_id: idOf('event', person) }),
    change: "state = 'failed'",
    where: atInstance,
  },
};
