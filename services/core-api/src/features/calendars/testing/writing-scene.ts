import type { calendarFunctions } from '@reflectory/contracts/calendars';
import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import {
  createPersonTransactions,
  createStatementExecutor,
  type Transaction,
} from '@reflectory/runtime/database';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { createSecretBox } from '@reflectory/server-kit';
import { startTestApi } from '../../../testing/test-api.ts';
import { connectPorts } from '../../connect-ports.ts';
import { createCalendarReader } from '../read-calendars.ts';
import { createCalendarWriter } from '../writing/write-calendars.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const box = createSecretBox('a secret of thirty-two characters', 'member-password');

/** No worker takes a calendar but the one of a test, at the moment that it names. */
const HOLD = `
  create function app.hold_target() returns trigger language plpgsql as $$
    begin new.taken_until := coalesce(new.taken_until, 'infinity'); return new; end $$;
  create trigger hold before insert or update on public.calendar_targets
    for each row execute function app.hold_target();
  create function app.take_held_target(target uuid) returns setof jsonb language plpgsql as $$
    begin
      update public.calendar_targets set taken_until = '-infinity' where id = target;
      return query select to_jsonb(t) from app.take_calendar_target(target) t;
    end $$`;

/** The service with a worker of its own, which writes into calendars of these origins at noon of 25 November 2026. */
export async function startWritingScene(memberOrigins: readonly string[]) {
  const now = () => NOW;
  const api = await startTestApi({}, { memberOrigins, passwordBox: box, now });
  const worker = createStatementExecutor({
    url: api.workerUrl,
    applicationName: 'write-calendars-test',
    onIdleError: () => undefined,
  });
  const options = { privateOrigins: memberOrigins, box, oauthClients: {}, now };
  const instance = await createInstance(api.owner, 'acme');
  await api.owner.query(
    `insert into public.global_features (feature_key, enabled) values ('calendars', true), ('productivity', true)
     on conflict (feature_key) do update set enabled = true`,
  );
  await api.owner.query(HOLD);
  return {
    api,
    worker,
    instance,
    writer: createCalendarWriter({ ...options, sources: connectPorts() }),
    reader: createCalendarReader(options),
    asPerson: createPersonTransactions(worker),
    async stop() {
      await worker.close();
      await api.stop();
    },
  };
}
export type WritingScene = Awaited<ReturnType<typeof startWritingScene>>;

const createCalls = ({ api }: WritingScene, by: TestPerson) =>
  async function call<Name extends keyof typeof calendarFunctions>(name: Name, input: FunctionInput<Name>) {
    const response = await api.fetchAs(by.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as FunctionOutput<Name> };
  };

type Access = { address: string; user_name: string; password: string };

/** A new person of a scene, and what they do with calendars. */
export async function addWriter(scene: WritingScene) {
  const { api, instance } = scene;
  const person = await createPerson(api.owner, instance);
  const client = api.clientFor(person.context);
  const call = createCalls(scene, person);
  return {
    id: person.id,
    client,
    call,
    /** The same person, whose page is in another language. */
    inLanguage: (language: 'de') =>
      createCalls(scene, { ...person, context: { ...person.context, language } }),
    /** An account with one calendar that is read, and written to. */
    async connect(account: Access, path: string, hasDetails = true) {
      const calendars = [{ name: 'Mine', address: `${account.address}${path}` }];
      const connected = await call('connect-calendars', { ...account, zone: 'Europe/Berlin', calendars });
      const { data } = await client.from('calendar_subscriptions').select('id').single().throwOnError();
      const written = await call('write-to-calendar', {
        calendar_id: data.id,
        kinds: ['focus'],
        has_details: hasDetails,
        zone: 'Europe/Berlin',
      });
      return { account: connected.body.id, subscription: data.id, target: written.body.id };
    },
    /** A block at nine o'clock in Berlin, the next day. */
    async plan(title: string) {
      const row = { day: '2026-11-26', rank: 'm', title, minutes: 50, starts_at: 540 };
      const { data } = await client.from('focus_intentions').insert(row).select('id').single().throwOnError();
      return data.id;
    },
    change: (id: string, to: { starts_at?: number; removed_at?: string }) =>
      client.from('focus_intentions').update(to).eq('id', id).throwOnError(),
    async target() {
      const { data } = await client.from('calendar_targets').select('*').single().throwOnError();
      return data;
    },
    async writings() {
      const columns = 'id,state,is_wanted';
      const { data } = await client
        .from('calendar_writings')
        .select(columns)
        .order('starts_at')
        .throwOnError();
      return data;
    },
    async accounts() {
      const { data } = await client.from('calendar_accounts').select('id').throwOnError();
      return data;
    },
  };
}
export type CalendarWriter = Awaited<ReturnType<typeof addWriter>>;

/** Runs the worker once; `meanwhile` is done before a statement of it, and may end it there. */
export function writeOnce(
  { api, worker, writer, asPerson }: WritingScene,
  target: string,
  meanwhile?: [statement: string, run: () => Promise<unknown>],
): Promise<void> {
  const db: Transaction = {
    async query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
      if (meanwhile && text.includes(meanwhile[0])) await meanwhile[1]();
      if (!text.includes('take_calendar_target')) return worker.query<Row>(text, values);
      const taken = await api.owner.query<{ row: Row }>('select app.take_held_target($1) as row', [target]);
      return taken.map(({ row }) => row);
    },
  };
  return writer.writeOne({ db, asPerson }, target);
}
