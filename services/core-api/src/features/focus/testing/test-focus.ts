import { type FocusEvent, focusFunctions as contract } from '@reflectory/contracts/focus';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

const start = { mode: 'countdown', planned: 1500, intention: 'Write', target: null, intention_id: null };

/** Something that happened some minutes ago. */
export function happened(
  session: string,
  ago: number,
  kind: FocusEvent['kind'],
  data: object = {},
): FocusEvent {
  return {
    id: randomUUID(),
    session_id: session,
    at: new Date(Date.now() - ago * 60_000).toISOString(),
    kind,
    data: kind === 'start' ? { ...start, ...data } : data,
  } as FocusEvent;
}

/** Somebody with a timer. */
export function focusOf(api: TestApi, person: TestPerson) {
  const ask = async <Name extends keyof typeof contract>(name: Name, input: unknown) => {
    const response = await api.fetchAs(person.context, `/functions/v1/${name}`, {
      method: 'POST',
      ...(input !== null && { body: JSON.stringify(input) }),
    });
    const body = (await response.json()) as unknown;
    if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)}`);
    return contract[name].output.parse(body) as FunctionOutput<Name>;
  };
  return {
    person,
    ask,
    client: api.clientFor(person.context),
    record: (events: readonly FocusEvent[], clockAhead = 0) =>
      ask('record-focus', {
        device_now: new Date(Date.now() + clockAhead).toISOString(),
        events,
      }),
    known: () => ask('get-focus', null),
    async sessions() {
      const { data } = await api
        .clientFor(person.context)
        .from('focus_sessions')
        .select('*')
        .order('started_at', { ascending: true });
      return data ?? [];
    },
  };
}

/** A service at which people focus. */
export async function openFocus() {
  const api = await startTestApi();
  const instance = await createInstance(api.owner, 'acme');
  await api.owner.query(
    `insert into public.global_features (feature_key, enabled) values ('productivity', true)
     on conflict (feature_key) do update set enabled = true`,
  );
  return { api, instance, newPerson: async () => focusOf(api, await createPerson(api.owner, instance)) };
}
