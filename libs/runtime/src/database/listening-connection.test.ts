import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createListeningConnection } from './listening-connection.ts';
import { createSchemaListener } from './schema-listener.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const cut = () =>
  db.owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'core-api-listener'`);

it('hears what is notified, comes back when it was cut off, and says so', async () => {
  const heard: string[] = [];
  const onListening = vi.fn();
  const connection = createListeningConnection({
    url: db.url,
    channel: 'News of "today"',
    role: 'realtime_admin',
    retryMs: 20,
    onListening,
    onNotification: (payload) => heard.push(payload),
  });
  await expect(connection.query('select 1')).rejects.toThrow('Nobody listens');
  connection.start();
  await expect.poll(() => onListening.mock.calls.length).toBe(1);
  const tell = (text: string) => connection.query('select pg_notify($1, $2)', ['News of "today"', text]);
  await tell('first');
  await expect.poll(() => heard).toEqual(['first']);
  expect(await connection.query('select current_user::text as role')).toEqual([{ role: 'realtime_admin' }]);
  await cut();
  await expect.poll(() => onListening.mock.calls.length).toBe(2);
  await tell('second');
  await expect.poll(() => heard).toEqual(['first', 'second']);
  await connection.stop();
  expect(connection.isListening()).toBe(false);
});

it('tells of a changed schema, and of one that may have changed while nobody listened', async () => {
  const onChange = vi.fn();
  const listener = createSchemaListener({ url: db.url, onChange, retryMs: 20 });
  listener.start();
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  await db.owner.query("select pg_notify('pgrst', 'reload config'), pg_notify('pgrst', 'reload schema')");
  await expect.poll(() => onChange.mock.calls.length).toBe(2);
  await cut();
  await expect.poll(() => onChange.mock.calls.length).toBe(3);
  await listener.stop();
});
