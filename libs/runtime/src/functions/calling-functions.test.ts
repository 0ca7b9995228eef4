import { accountFunctions } from '@reflectory/contracts/account';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { createInstance, createPerson, type TestPerson } from '../testing/world.ts';
import {
  defineFunction,
  defineServiceFunction,
  defineStreamedFunction,
  type FunctionDefinition,
} from './define-function.ts';
import { createFunctionsArea } from './functions-area.ts';

const TIMEOUT_MS = 150;

/* Under names of ours, since there are no others. */

/** Answers what it was called with. */
const echo: FunctionDefinition = {
  name: 'get-shared-session',
  access: 'anyone',
  scope: undefined,
  contract: { input: z.unknown(), output: z.unknown() },
  isReadOnly: true,
  timeoutMs: 5000,
  async run(input) {
    if (input instanceof Uint8Array) return { bytes: [...input] };
    const described = Object.entries(input ?? {}).map(async ([name, value]) => [
      name,
      value instanceof File ? `file ${value.name}: ${await value.text()}` : value,
    ]);
    return typeof input === 'object' && input !== null
      ? { fields: Object.fromEntries(await Promise.all(described)) }
      : { value: input };
  },
};
/** Writes, and then takes too long. */
const slow = defineFunction({
  contract: accountFunctions,
  name: 'end-auth-session',
  access: 'anyone',
  timeoutMs: TIMEOUT_MS,
  async handle(_input, { tx }) {
    await tx.query("insert into public.marks values ('slow')");
    await pause(TIMEOUT_MS * 2);
    return { ended: true };
  },
});
const heard: unknown[] = [];
/** Waits for somebody who never answers. */
const waiting = defineServiceFunction({
  contract: accountFunctions,
  name: 'cancel-account-deletion',
  access: 'anyone',
  timeoutMs: TIMEOUT_MS,
  handle: (_input, { signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        heard.push(signal.reason);
        reject(signal.reason);
      });
    }),
});
/** Sends events for longer than it may take to begin. */
const events = defineStreamedFunction({
  contract: accountFunctions,
  name: 'export-my-data',
  access: 'anyone',
  timeoutMs: TIMEOUT_MS,
  async handle(_input, _request, answer) {
    answer.begin({ 'content-type': 'text/event-stream' });
    for (let count = 0; count < 4; count += 1) {
      await pause(TIMEOUT_MS / 2);
      await answer.write(`data: ${count}\n\n`);
    }
  },
});

describe('calling functions', () => {
  let api: TestService;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startTestService((database) => [
      createFunctionsArea({ database, functions: [echo, slow, waiting, events] }),
    ]);
    ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
    await api.owner.query('create table public.marks (mark text)');
    await api.owner.query('grant all on public.marks to authenticated');
  });
  afterAll(() => api.stop());
  const invoke = (
    name: string,
    options: Parameters<ReturnType<TestService['clientFor']>['functions']['invoke']>[1],
  ) => api.clientFor(ada.context).functions.invoke(name, options);
  const echoed = async (options: Parameters<typeof invoke>[1]) => (await invoke(echo.name, options)).data;

  it('takes JSON, text, forms and bytes', async () => {
    expect(await echoed({})).toEqual({ value: null });
    expect(await echoed({ body: { a: 1 } })).toEqual({ fields: { a: 1 } });
    expect(await echoed({ body: '{"a":2}' })).toEqual({ fields: { a: 2 } });
    expect(await echoed({ body: 'plain words' })).toEqual({ value: 'plain words' });
    expect(await echoed({ body: new Blob([new Uint8Array([0, 255])]) })).toEqual({ bytes: [0, 255] });
    expect(await echoed({ body: new Uint8Array([7]).buffer })).toEqual({ bytes: [7] });
    const form = new FormData();
    form.append('name', 'Ada');
    form.append('tag', 'x');
    form.append('tag', 'y');
    form.append('picture', new File(['pixels'], 'ü.png'));
    expect(await echoed({ body: form })).toEqual({
      fields: { name: 'Ada', tag: ['x', 'y'], picture: 'file ü.png: pixels' },
    });
    const urlEncoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect(await echoed({ body: 'a=1+2&b=%26', headers: urlEncoded })).toEqual({
      fields: { a: '1 2', b: '&' },
    });
    const broken = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const { error } = await invoke(echo.name, { body: 'no form', headers: broken });
    expect(await error.context.json()).toMatchObject({ error: { message: 'The form cannot be read' } });
  });

  it('answers GET where nothing is written, whichever region is asked for, and no other method', async () => {
    const call = (name: string, method: string, query = '') =>
      api.fetchAs(ada.context, `/functions/v1/${name}${query}`, { method });
    const read = await call(echo.name, 'GET', '?token=t&forceFunctionRegion=eu-west-1');
    expect(await read.json()).toEqual({ fields: { token: 't' } });
    for (const [name, method, allowed] of [
      [echo.name, 'DELETE', 'GET, POST'],
      [slow.name, 'GET', 'POST'],
      [slow.name, 'PUT', 'POST'],
    ] as const) {
      const refused = await call(name, method);
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, allowed]);
      expect(await refused.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
    }
  });

  it('gives up what takes too long, and keeps nothing of it', async () => {
    const { error } = await invoke(slow.name, { body: { session_id: ada.id } });
    expect(error.name).toBe('FunctionsHttpError');
    expect(error.context.status).toBe(504);
    expect(await error.context.json()).toEqual({
      error: { code: 'timeout', message: 'The function did not answer in time' },
    });
    await pause(TIMEOUT_MS * 3);
    expect(await api.owner.query('select * from public.marks')).toEqual([]);
  });

  it('tells what waits for somebody else that nobody waits any more', async () => {
    const { error } = await invoke(waiting.name, {});
    expect(error.context.status).toBe(504);
    expect(heard).toEqual([expect.objectContaining({ code: 'timeout' })]);
  });

  it('lets a stream go on that began in time', async () => {
    const { data } = await invoke(events.name, {});
    expect(await (data as Response).text()).toBe('data: 0\n\ndata: 1\n\ndata: 2\n\ndata: 3\n\n');
  });
});
