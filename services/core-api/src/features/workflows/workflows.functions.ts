import { DEFAULT_LANGUAGE } from '@reflectory/contracts/behaviour';
import { workflowFunctions as contract } from '@reflectory/contracts/workflows';
import { defineFunction, type FunctionDefinition } from '@reflectory/runtime/functions';
import { templatesIn } from './content/templates.ts';
import { listRuns } from './workflows.repository.ts';
import {
  cancel,
  listed,
  pause,
  press,
  publish,
  remove,
  rerun,
  save,
  tryOut,
  versionsOf,
} from './workflows.service.ts';

const access = 'signed-in';

/** What is done with runs of routines. */
const runFunctions: FunctionDefinition[] = [
  defineFunction({ contract, name: 'run-workflow', access, handle: ({ id }, { tx }) => press(tx, id) }),
  defineFunction({
    contract,
    name: 'list-workflow-runs',
    access,
    readOnly: true,
    handle: async ({ id }, { tx }) => ({ runs: await listRuns(tx, id) }),
  }),
  defineFunction({
    contract,
    name: 'cancel-workflow-run',
    access,
    handle: ({ run_id: id }, { tx }) => cancel(tx, id),
  }),
  defineFunction({ contract, name: 'rerun-workflow', access, handle: (input, { tx }) => rerun(tx, input) }),
];

/** A person's routines: written, published, tried out, run and looked at. */
export const createWorkflowFunctions = (now: () => number): FunctionDefinition[] => [
  defineFunction({
    contract,
    name: 'list-workflows',
    access,
    readOnly: true,
    handle: async (_input, { tx }) => ({ workflows: await listed(tx) }),
  }),
  defineFunction({
    contract,
    name: 'list-workflow-templates',
    access,
    readOnly: true,
    handle: async (_input, { context }) => ({ templates: templatesIn(context.language ?? DEFAULT_LANGUAGE) }),
  }),
  defineFunction({
    contract,
    name: 'save-workflow',
    access,
    handle: (input, { tx }) => save(tx, input, new Date(now())),
  }),
  defineFunction({
    contract,
    name: 'publish-workflow',
    access,
    handle: (input, { tx }) => publish(tx, input, new Date(now())),
  }),
  defineFunction({
    contract,
    name: 'list-workflow-versions',
    access,
    readOnly: true,
    handle: ({ id }, { tx }) => versionsOf(tx, id),
  }),
  defineFunction({
    contract,
    name: 'pause-workflow',
    access,
    handle: (input, { tx }) => pause(tx, input, new Date(now())),
  }),
  defineFunction({ contract, name: 'remove-workflow', access, handle: (input, { tx }) => remove(tx, input) }),
  defineFunction({
    contract,
    name: 'try-workflow',
    access,
    readOnly: true,
    handle: (input, { tx }) => tryOut(tx, input, new Date(now())),
  }),
  ...runFunctions,
];
