import { type IncomingField, incomingWebhookFunctions } from '@reflectory/contracts/incoming-webhooks';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const issue = { issue: { title: 'The door sticks', labels: ['home', 'small'], number: 12 } };

describe('an address that other tools call', () => {
  let api: TestApi;
  let acme: string;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
    await switchIntegrations(true);
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    ada = await createPerson(api.owner, acme);
  });

  const switchIntegrations = (isOn: boolean) =>
    api.owner.query(
      `insert into public.global_features (feature_key, enabled) values ('integrations', $1)
       on conflict (feature_key) do update set enabled = $1`,
      [isOn],
    );
  const callAs = async (context: TestPerson['context'], name: string, input: object) => {
    const response = await api.fetchAs(context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const add = async (by = ada) => {
    const { body } = await callAs(by.context, 'add-incoming-webhook', { name: 'Issues' });
    return incomingWebhookFunctions['add-incoming-webhook'].output.parse(body);
  };
  const visitor = () => visitorContext(acme);
  type Call = { type?: string; body?: string; message_id?: string | null };
  const take = async (token: string, { type = 'json', body = JSON.stringify(issue), ...rest }: Call = {}) => {
    const answer = await callAs(visitor(), 'take-incoming-call', {
      token,
      type,
      body,
      message_id: null,
      ...rest,
    });
    return String(answer.body.said);
  };
  const choose = (id: string, fields: IncomingField[]) =>
    api.clientFor(ada.context).from('incoming_webhooks').update({ fields }).eq('id', id).throwOnError();
  const calls = async (by = ada) =>
    (await api.clientFor(by.context).from('incoming_calls').select('*').order('called_at').throwOnError())
      .data ?? [];

  it('keeps the latest call as an example, and of each what was chosen', async () => {
    const { id, token } = await add();
    expect(await take(token)).toBe('taken');
    const { data } = await api
      .clientFor(ada.context)
      .from('incoming_webhooks')
      .select('example')
      .eq('id', id)
      .single();
    expect(data?.example).toEqual(issue);
    await choose(id, [
      { path: ['issue', 'title'], name: 'title' },
      { path: ['issue', 'labels'], name: 'labels' },
      { path: ['issue', 'labels', 1], name: 'second' },
      { path: ['issue', 'number'], name: 'number' },
      { path: ['issue', 'nothing'], name: 'nothing' },
      { path: ['issue', 'constructor', 'name'], name: 'odd' },
    ]);
    expect(await take(token)).toBe('taken');
    const [, second] = await calls();
    expect(second?.taken).toEqual({
      title: 'The door sticks',
      labels: 'home, small',
      second: 'small',
      number: '12',
    });
  });

  it('understands forms and plain text, and says what it does not', async () => {
    const { id, token } = await add();
    await choose(id, [{ path: ['text'], name: 'text' }]);
    expect(await take(token, { type: 'form', body: 'text=By+form' })).toBe('taken');
    expect(await take(token, { type: 'text', body: 'Plain \0 words' })).toBe('taken');
    expect(await take(token, { body: '{"text": "with \\u0000"}' })).toBe('taken');
    expect(await take(token, { body: '{"text": ' })).toBe('unreadable');
    expect(await take(token, { body: `${'['.repeat(20_000)}${']'.repeat(20_000)}` })).toBe('unreadable');
    expect((await calls()).map(({ taken }) => taken)).toEqual([
      { text: 'By form' },
      { text: 'Plain  words' },
      { text: 'with' },
    ]);
  });

  it('takes what comes twice once', async () => {
    const { token } = await add();
    expect(await take(token, { message_id: 'm1' })).toBe('taken');
    expect(await take(token, { message_id: 'm1' })).toBe('again');
    expect(await take(token, { message_id: 'm2' })).toBe('taken');
    expect(await calls()).toHaveLength(2);
  });

  it('is not there for whoever has another token, once it is removed, or where integrations are off', async () => {
    const { id, token } = await add();
    expect(await take(`rfh_${'x'.repeat(43)}`)).toBe('missing');
    const own = api.clientFor(ada.context).from('incoming_webhooks');
    await own.update({ removed_at: new Date().toISOString() }).eq('id', id).throwOnError();
    expect(await take(token)).toBe('missing');
    await own.update({ removed_at: null }).eq('id', id).throwOnError();
    expect(await take(token)).toBe('taken');
    await switchIntegrations(false);
    expect(await take(token)).toBe('missing');
    await switchIntegrations(true);
  });

  it('is renewed: the address of before works for a day, or no longer at all', async () => {
    const { id, token } = await add();
    const rotate = async (isAtOnce: boolean) =>
      String((await callAs(ada.context, 'rotate-incoming-webhook', { id, is_at_once: isAtOnce })).body.token);
    const second = await rotate(false);
    expect([await take(token), await take(second)]).toEqual(['taken', 'taken']);
    const third = await rotate(true);
    expect([await take(token), await take(second), await take(third)]).toEqual([
      'missing',
      'missing',
      'taken',
    ]);
  });

  it('is one person\u2019s: nobody else changes, renews or reads it, and nobody reads its digest', async () => {
    const { id, token } = await add();
    await take(token);
    const eve = await createPerson(api.owner, acme);
    const others = api.clientFor(eve.context);
    expect((await others.from('incoming_webhooks').select('id')).data).toEqual([]);
    expect(await calls(eve)).toEqual([]);
    expect(
      (await others.from('incoming_webhooks').update({ name: 'Mine' }).eq('id', id).select('id')).data,
    ).toEqual([]);
    expect((await callAs(eve.context, 'rotate-incoming-webhook', { id, is_at_once: true })).status).toBe(404);
    expect(await take(token)).toBe('taken');
  });

  it('takes three hundred calls of a person in an hour, whatever the address, and others go on', async () => {
    const { token } = await add();
    const other = await add(await createPerson(api.owner, acme));
    await api.owner.query(
      `insert into public.incoming_calls (instance_id, user_id, webhook_id, bytes, taken)
       select w.instance_id, w.user_id, w.id, 2, '{}' from public.incoming_webhooks w, generate_series(1, 300)
       where w.user_id = $1`,
      [ada.id],
    );
    expect([await take(token), await take(other.token)]).toEqual(['busy', 'taken']);
  });

  it('has twenty at most', async () => {
    for (let count = 0; count < 20; count += 1) await add();
    expect((await callAs(ada.context, 'add-incoming-webhook', { name: 'One more' })).status).toBe(413);
  });
});
