import { type WebhookDeliveryRow, webhookFunctions } from '@reflectory/contracts/webhooks';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

type Received = { headers: Record<string, string>; body: string };

/** Takes webhooks, and answers with a status that may be changed. */
async function startReceiver() {
  const received: Received[] = [];
  const state = { status: 204, location: '', retryAfter: '' };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers as Record<string, string>, body });
      const { status, location, retryAfter } = state;
      response
        .writeHead(status, {
          ...(location && { location }),
          ...(retryAfter && { 'retry-after': retryAfter }),
        })
        .end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { received, state, origin, stop: () => new Promise((resolve) => server.close(resolve)) };
}

describe('webhooks', () => {
  let api: TestApi;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let instance: string;
  let ada: TestPerson;
  beforeAll(async () => {
    receiver = await startReceiver();
    api = await startTestApi({}, { memberOrigins: [receiver.origin] });
    instance = await createInstance(api.owner, 'acme');
    await api.owner.query(
      `insert into public.global_features (feature_key, enabled) values ('integrations', true)
       on conflict (feature_key) do update set enabled = true`,
    );
  });
  beforeEach(async () => {
    receiver.received.length = 0;
    receiver.state.status = 204;
    receiver.state.location = '';
    receiver.state.retryAfter = '';
    ada = await createPerson(api.owner, instance);
  });
  afterAll(async () => {
    await api.stop();
    await receiver.stop();
  });

  const call = async (name: keyof typeof webhookFunctions, input: object, by = ada) => {
    const response = await api.fetchAs(by.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const add = async (fields: string[] = [], address = `${receiver.origin}/hook`, format = 'standard') => {
    const input = { name: 'Mine', address, events: ['entry.finished', 'entry.revised'], fields, format };
    const { id = '', secret = '' } = (await call('add-webhook', input)).body;
    return { id, secret };
  };
  const write = async (words: string, event = 'entry.finished', columns = {}) => {
    const names = Object.keys(columns);
    const [row] = await api.owner.query<{ id: string }>(
      `insert into public.entries (${['instance_id', 'user_id', 'text', 'title', ...names].join(', ')})
       values (${['$1', '$2', '$3', "'Snow'", ...names.map((_, index) => `$${index + 4}`)].join(', ')}) returning id`,
      [instance, ada.id, words, ...Object.values(columns)],
    );
    await tell(event, row?.id ?? '');
    return row?.id ?? '';
  };
  const tell = (event: string, id: string) =>
    api.owner.query('select app.publish($1, $2, $3, $4, \'{"language":"en"}\')', [
      event,
      id,
      instance,
      ada.id,
    ]);
  const log = async (by = ada): Promise<WebhookDeliveryRow[]> => {
    const { data } = await api
      .clientFor(by.context)
      .from('webhook_deliveries')
      .select('*')
      .order('happened_at')
      .throwOnError();
    return data;
  };
  const settled = (state: string) =>
    eventually(async () => (await log()).map((one) => one.state)).toContain(state);
  const hook = async () => {
    const { data } = await api.clientFor(ada.context).from('webhooks').select('*').single().throwOnError();
    return data;
  };
  const later = (id: string) =>
    api.owner.query(
      "update public.webhook_deliveries set next_try_at = now() - interval '1 second' where webhook_id = $1",
      [id],
    );
  const due = (id: string) =>
    api.owner.query("select app.publish('webhook.due', $1, $2, $3, '{}')", [id, instance, ada.id]);

  /** Whoever writes has events looked for, as the outbox does by itself. */
  const eventually = <Value>(look: () => Value | Promise<Value>) => {
    const nudged = async () => {
      await api.clientFor(ada.context).from('webhooks').update({ name: 'Mine' }).eq('user_id', ada.id);
      return look();
    };
    return expect.poll(nudged, { timeout: 20_000, interval: 100 });
  };

  it('tell of an entry by its id alone, verified by the published library', async () => {
    const { secret } = await add();
    const id = await write('I was glad of the snow.');
    await eventually(() => receiver.received.length).toBe(1);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'entry.finished', data: { id } });
    expect(body).not.toMatch(/snow/iu);
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow(/signature/iu);
    await settled('sent');
  });

  it('tell the words that were chosen, and no others', async () => {
    await add(['entry.title']);
    await write('I was glad.');
    await eventually(() => receiver.received.length).toBe(1);
    expect(JSON.parse(receiver.received[0]?.body ?? '{}')).toMatchObject({ data: { title: 'Snow' } });
    expect(receiver.received[0]?.body).not.toMatch(/glad/u);
  });

  it('tell nothing of a day on which somebody did not want to live, of what is sealed, binned or gone', async () => {
    await add(['entry.text']);
    await write('I want to die.');
    await write('Later.', 'entry.finished', { sealed_until: '2999-01-01' });
    await write('Binned.', 'entry.finished', { binned_at: '2026-01-01' });
    await tell('entry.finished', '00000000-0000-4000-8000-000000000000');
    await write('The last one.');
    await eventually(() => receiver.received.length).toBe(1);
    expect(receiver.received[0]?.body).toMatch(/The last one/u);
    expect(await log()).toHaveLength(1);
  });

  it('say nothing of another person’s entry, and nobody else sees the address or the log', async () => {
    await add();
    await write('Mine.');
    await settled('sent');
    const eve = await createPerson(api.owner, instance);
    expect(await log(eve)).toEqual([]);
    expect((await api.clientFor(eve.context).from('webhooks').select('id')).data).toEqual([]);
    const { id } = await hook();
    expect((await call('rotate-webhook-secret', { id }, eve)).status).toBe(404);
    expect((await call('send-webhook', { id, delivery_id: null }, eve)).status).toBe(404);
  });

  it('are signed with both secrets for a day', async () => {
    const { id, secret } = await add();
    const rotated = (await call('rotate-webhook-secret', { id })).body['secret'] ?? '';
    await call('send-webhook', { id, delivery_id: null });
    await eventually(() => receiver.received.length).toBe(1);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    for (const one of [secret, rotated]) expect(new Webhook(one).verify(body, headers)).toBeTruthy();
    await api.owner.query(
      "update public.webhooks set rotated_until = now() - interval '1 second' where id = $1",
      [id],
    );
    await call('send-webhook', { id, delivery_id: null });
    await eventually(() => receiver.received.length).toBe(2);
    const last = receiver.received[1] ?? { headers: {}, body: '' };
    expect(new Webhook(rotated).verify(last.body, last.headers)).toBeTruthy();
    expect(() => new Webhook(secret).verify(last.body, last.headers)).toThrow(/signature/iu);
  });

  it('are tried again under the same id, and sent again when somebody asks', async () => {
    receiver.state.status = 500;
    const { id } = await add();
    await write('Once.');
    await eventually(async () => (await log())[0]?.failure).toBe('unreachable');
    receiver.state.status = 204;
    // The address rests for a while after it failed.
    await eventually(async () => {
      await later(id);
      await due(id);
      return (await log())[0]?.state;
    }).toBe('sent');
    const [delivery] = await log();
    const before = receiver.received.length;
    await call('send-webhook', { id, delivery_id: delivery?.id ?? null });
    await eventually(() => receiver.received.length).toBe(before + 1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('are switched off after three days of failing, or at once where the address is gone, and their person is told', async () => {
    receiver.state.status = 404;
    const { id } = await add();
    await write('One.');
    await eventually(async () => (await log())[0]?.failure).toBe('answered');
    await api.owner.query(
      "update public.webhooks set failing_since = now() - interval '4 days' where id = $1",
      [id],
    );
    await later(id);
    await due(id);
    await eventually(async () => (await hook()).off_because).toBe('failing');
    const { data } = await api.clientFor(ada.context).from('notifications').select('kind').throwOnError();
    expect(data).toEqual([{ kind: 'webhooks.off' }]);
    await api.clientFor(ada.context).from('webhooks').update({ is_on: true }).eq('id', id).throwOnError();
    expect(await hook()).toMatchObject({ is_on: true, off_because: null, failing_since: null });
    receiver.state.status = 410;
    await later(id);
    await due(id);
    await eventually(async () => (await hook()).off_because).toBe('gone');
  });

  it.each(['slack', 'teams', 'discord'] as const)(
    'tell a chat, %s, in a sentence without words, and unsigned',
    async (format) => {
      const { id: webhook } = await add([], `${receiver.origin}/chat`);
      // The form of an address that is there is changed as well.
      await api.clientFor(ada.context).from('webhooks').update({ format }).eq('id', webhook).throwOnError();
      const id = await write('I was glad of the snow.');
      await eventually(() => receiver.received.length).toBe(1);
      const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
      expect(body).toContain('An entry was finished');
      expect(body).toContain(`/journal/entry/${id}`);
      expect(body).not.toMatch(/snow/iu);
      expect(headers['webhook-signature']).toBeUndefined();
      await settled('sent');
    },
  );

  it('are switched off at once where a chat has taken the address away, and wait as long as it says', async () => {
    receiver.state.status = 429;
    receiver.state.retryAfter = '900';
    const { id } = await add([], undefined, 'discord');
    await write('One.');
    await eventually(async () => (await log())[0]?.status).toBe(429);
    const [first] = await log();
    const waits = Date.parse(first?.next_try_at ?? '') - Date.parse(first?.tried_at ?? '');
    expect(waits).toBeGreaterThan(890_000);
    receiver.state.status = 404;
    await later(id);
    await due(id);
    await eventually(async () => (await hook()).off_because).toBe('gone');
  });

  it('ask no address within, and follow no redirect', async () => {
    await add([], 'http://169.254.169.254/latest/meta-data');
    await write('One.');
    await eventually(async () => (await log())[0]?.failure).toBe('refused');
    receiver.state.status = 302;
    receiver.state.location = `${receiver.origin}/elsewhere`;
    ada = await createPerson(api.owner, instance);
    await add();
    await write('Two.');
    await eventually(async () => (await log())[0]?.failure).toBe('refused');
    expect(receiver.received).toHaveLength(1);
  });

  it('are twenty at most', async () => {
    for (let kept = 0; kept < 20; kept += 1) await add();
    const input = { name: 'More', address: `${receiver.origin}/more`, events: ['card.done'], fields: [] };
    expect((await call('add-webhook', input)).status).toBe(413);
    expect((await call('add-webhook', { ...input, address: 'ftp://files.example' })).status).toBe(400);
  });
});
