import { randomUUID } from 'node:crypto';
import {
  NOT_WRITTEN,
  type WorkflowDocument,
  workflowFunctions as contract,
} from '@reflectory/contracts/workflows';
import { readWorkflowFile, writeWorkflowFile } from '@reflectory/domain/workflows';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAs } from '../../testing/ask-as.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let ada: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  await api.owner.query(
    `insert into public.global_features (feature_key, enabled) values ('workflows', true)
     on conflict (feature_key) do update set enabled = true`,
  );
  const instance = await createInstance(api.owner, 'acme');
  ada = await createPerson(api.owner, instance);
  bob = await createPerson(api.owner, instance);
});
afterAll(() => api.stop());

const routine = (...texts: string[]): WorkflowDocument => ({
  trigger: { kind: 'button' },
  conditions: null,
  steps: texts.map((text, at) => ({ id: `s${at}`, kind: 'notify', text })),
});
const publish = async (id: string, document: WorkflowDocument) => {
  const ask = askAs(api, ada, contract);
  await ask('save-workflow', { id, title: 'Routine', document });
  return ask('publish-workflow', { id, may_mail: false });
};
const versions = async (id: string, person = ada) =>
  (await askAs(api, person, contract)('list-workflow-versions', { id })).versions;

it('lists what was published, the newest first, and of a draft alone nothing', async () => {
  const id = randomUUID();
  await askAs(api, ada, contract)('save-workflow', { id, title: 'Routine', document: routine('Hello') });
  expect(await versions(id)).toEqual([]);
  await publish(id, routine('Hello'));
  await publish(id, routine('Hello', 'Walk'));
  const known = await versions(id);
  expect(known.map(({ version, document }) => [version, document])).toEqual([
    [2, routine('Hello', 'Walk')],
    [1, routine('Hello')],
  ]);
});

it('lists nothing of a routine of somebody else, or of one that was removed', async () => {
  const id = randomUUID();
  await publish(id, routine('Hello'));
  expect(await versions(id, bob)).toEqual([]);
  await askAs(api, ada, contract)('remove-workflow', { id, is_removed: true });
  expect(await versions(id)).toEqual([]);
});

it('says of a version that cannot be read any more that it was there', async () => {
  const id = randomUUID();
  await publish(id, routine('Hello'));
  await api.owner.query(`update public.workflow_versions set document = '{}' where workflow_id = $1`, [id]);
  expect(await versions(id)).toMatchObject([{ version: 1, document: null }]);
});

it('does not publish what a file left to be written', async () => {
  const written = { title: 'Routine', document: routine('Call Anna') };
  const text = writeWorkflowFile(written, new Set(['/steps/0/text']));
  const { document } = readWorkflowFile(text, { isOn: () => true, frameworks: new Set() });
  expect(document.steps).toMatchObject([{ text: NOT_WRITTEN }]);
  const { version, problems } = await publish(randomUUID(), document);
  expect([version, problems]).toEqual([0, [{ code: 'no-text', step_id: 'step-1' }]]);
});
