import { randomUUID } from 'node:crypto';
import { incomingWebhookFunctions } from '@reflectory/contracts/incoming-webhooks';
import { type WorkflowDocument, workflowFunctions } from '@reflectory/contracts/workflows';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';
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

/** An address from whose calls a title and a number are taken, and a routine that it begins. */
async function arrange(conditions: WorkflowDocument['conditions'] = null) {
  const { id: webhook, token } = await askAs(
    api,
    ada,
    incomingWebhookFunctions,
  )('add-incoming-webhook', {
    name: 'Issues',
  });
  const fields = [
    { path: ['what'], name: 'title' },
    { path: ['number'], name: 'number' },
  ];
  const own = api.clientFor(ada.context);
  await own.from('incoming_webhooks').update({ fields }).eq('id', webhook).throwOnError();
  const ask = askAs(api, ada, workflowFunctions);
  const id = randomUUID();
  const document: WorkflowDocument = {
    trigger: { kind: 'incoming-called', webhook_id: webhook },
    conditions,
    steps: [{ id: 'say', kind: 'notify', text: 'No. {number}: {title} {other}' }],
  };
  await ask('save-workflow', { id, title: 'Routine', document });
  await ask('publish-workflow', { id, may_mail: false });
  const call = async (body: object, messageId: string | null = null) => {
    const response = await api.fetchAs(visitorContext(ada.instanceId), '/functions/v1/take-incoming-call', {
      method: 'POST',
      body: JSON.stringify({ token, type: 'json', body: JSON.stringify(body), message_id: messageId }),
    });
    return incomingWebhookFunctions['take-incoming-call'].output.parse(await response.json()).said;
  };
  const runs = async () => (await ask('list-workflow-runs', { id })).runs;
  const runsThat = async (count: number) => {
    await expect
      .poll(async () => (await runs()).filter(({ state }) => state !== 'waiting').length, { timeout: 15_000 })
      .toBe(count);
  };
  return { call, runs, runsThat };
}

it('begins with a call of another tool, and knows what was taken of it', async () => {
  const { call, runs, runsThat } = await arrange({ is: 'contains', field: 'title', value: 'door' });
  await call({ what: 'The door sticks', number: 12 });
  await runsThat(1);
  const [run] = await runs();
  expect(run).toMatchObject({ state: 'done', about: '/integrations' });
  expect(run?.steps[0]?.output.text).toBe('No. 12: The door sticks {other}');
  await call({ what: 'The window sticks', number: 13 });
  await call({ what: 'The door again', number: 14 });
  await runsThat(2);
});

it('is left alone by a call in which somebody speaks of not wanting to live', async () => {
  const { call, runs, runsThat } = await arrange();
  await call({ what: 'I want to kill myself.' });
  await call({ what: 'The door sticks' });
  await runsThat(1);
  expect((await runs())[0]?.steps[0]?.output.text).toContain('The door sticks');
});

it('is not begun by what one of its person\u2019s routines sent', async () => {
  const { call, runs, runsThat } = await arrange();
  const [sent] = await api.owner.query<{ id: string }>(
    `with hook as (insert into public.webhooks (instance_id, user_id, name, address, events)
       values ($1, $2, 'Own', 'https://hook.example/', '{card.done}') returning instance_id, id, user_id)
     insert into public.webhook_deliveries (instance_id, user_id, webhook_id, event, subject)
       select instance_id, user_id, id, 'routine.ran', id from hook returning id`,
    [ada.instanceId, ada.id],
  );
  expect(await call({ what: 'From oneself' }, sent?.id ?? '')).toBe('taken');
  await call({ what: 'From outside' });
  await runsThat(1);
  expect((await runs())[0]?.steps[0]?.output.text).toContain('From outside');
});
