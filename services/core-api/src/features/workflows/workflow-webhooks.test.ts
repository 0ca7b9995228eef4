import { randomUUID } from 'node:crypto';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { type WorkflowDocument, workflowFunctions as contract } from '@reflectory/contracts/workflows';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAs } from '../../testing/ask-as.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let ada: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  await api.owner.query(
    `insert into public.global_features (feature_key, enabled) values ('workflows', true), ('integrations', true)
     on conflict (feature_key) do update set enabled = true`,
  );
  ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
});
afterAll(() => api.stop());

const ask = <Name extends keyof typeof contract>(name: Name, input: FunctionInput<Name>) =>
  askAs(api, ada, contract)(name, input);
const addWebhook = async ({ instanceId, id }: TestPerson): Promise<string> => {
  const made = await api.owner.query<{ id: string }>(
    `insert into public.webhooks (instance_id, user_id, name, address, events)
     values ($1, $2, 'Own', 'https://hook.example/', '{card.done}') returning id`,
    [instanceId, id],
  );
  return only(made).id;
};
const save = async (webhook: string): Promise<string> => {
  const id = randomUUID();
  const document: WorkflowDocument = {
    trigger: { kind: 'button' },
    conditions: null,
    steps: [{ id: 'tell', kind: 'webhook', webhook_id: webhook }],
  };
  await ask('save-workflow', { id, title: 'Routine', document });
  return id;
};
/** How a run ends that is begun by hand. */
const run = async (id: string) => {
  await ask('run-workflow', { id });
  const latest = async () => (await ask('list-workflow-runs', { id })).runs[0];
  await expect
    .poll(async () => (await save(randomUUID()), (await latest())?.state), { timeout: 10_000 })
    .not.toBe('waiting');
  const { state, failure } = (await latest()) ?? {};
  return { state, failure };
};

it('tells an address of its owner that a routine ran, who agreed to it, and no other', async () => {
  const own = await addWebhook(ada);
  const id = await save(own);
  await expect(ask('publish-workflow', { id, may_mail: false })).rejects.toThrow('not_permitted');
  await ask('publish-workflow', { id, may_mail: true });
  expect(await run(id)).toEqual({ state: 'done', failure: null });
  const deliveries = () =>
    api.owner.query('select webhook_id, event, subject from public.webhook_deliveries');
  expect(await deliveries()).toEqual([{ webhook_id: own, event: 'routine.ran', subject: id }]);

  const strange = await save(await addWebhook(await createPerson(api.owner, ada.instanceId)));
  await ask('publish-workflow', { id: strange, may_mail: true });
  const refused = { state: 'failed', failure: 'gone' };
  expect(await run(strange)).toEqual(refused);

  await api.owner.query('update public.webhooks set is_on = false where id = $1', [own]);
  expect(await run(id)).toEqual(refused);
  expect(await deliveries()).toHaveLength(1);
});
