import { randomUUID } from 'node:crypto';
import { type Analysis, entryEvents } from '@reflectory/contracts/journal';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import type { DomainEvent } from '@reflectory/runtime/jobs';
import {
  createInstance,
  createPerson,
  createTestDatabase,
  only,
  type TestDatabase,
  type TestPerson,
} from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noProvider } from '../../provider/index.ts';
import { correctionsRepository } from './corrections.repository.ts';
import { createReadEntry } from './read-entry.events.ts';
import { readEntryRepository } from './read-entry.repository.ts';
import { measureText } from './reading/measure-text.ts';

const analysisOf = (text: string): Analysis => ({
  engine: 'provider:slow',
  language: 'en',
  summary: text,
  emotions: [],
  themes: [],
  suggestions: [],
  ...measureText(text),
});

describe('reading an entry', () => {
  let db: TestDatabase;
  let worker: StatementExecutor;
  let ada: TestPerson;
  let entryId: string;
  let analyse: (text: string) => Promise<Analysis>;
  let mayHaveBeenSent: boolean[];
  let said: unknown;
  beforeAll(async () => {
    db = await createTestDatabase();
    worker = createStatementExecutor({ url: db.workerUrl, applicationName: 'reading worker' });
    ada = await createPerson(db.owner, await createInstance(db.owner, 'acme'));
  });
  afterAll(async () => {
    await worker.close();
    await db.drop();
  });
  beforeEach(async () => {
    entryId = randomUUID();
    analyse = async (text) => analysisOf(text);
    mayHaveBeenSent = [];
    await db.owner.query('delete from public.instance_features');
    await db.owner.query(
      'insert into public.entries (instance_id, id, user_id, text) values ($1, $2, $3, $4)',
      [ada.instanceId, entryId, ada.id, 'I was glad.'],
    );
    await announce('finished');
  });

  const announce = (event: keyof typeof entryEvents, isRead = true, person = ada) =>
    db.database.asPrincipal(person.context, (tx) =>
      tx.query('select app.announce_entry($1, $2, $3, $4)', [entryEvents[event].name, entryId, 'en', isRead]),
    );
  const handler = () =>
    createReadEntry({
      db: worker,
      entries: readEntryRepository,
      insights: {
        analyse(_owner, text, { mayBeSent, corrections }) {
          said = corrections;
          mayHaveBeenSent.push(mayBeSent);
          return analyse(text);
        },
        measure: measureText,
        localEngine: 'builtin@5',
      },
      corrections: correctionsRepository,
      provider: noProvider,
    });
  const eventOf = (event: keyof typeof entryEvents): DomainEvent => ({
    id: randomUUID(),
    name: entryEvents[event].name,
    subject: entryId,
    instanceId: ada.instanceId,
    userId: ada.id,
    payload: { language: 'en' },
  });
  const handle = (event: keyof typeof entryEvents = 'finished') => handler().handle(eventOf(event));
  const found = async () =>
    only(
      await db.owner.query<{
        state: string | null;
        engine: string | null;
        summary: string | null;
        svg: string;
      }>(
        `select e.analysis_state as state, a.engine, a.result ->> 'summary' as summary, w.svg
         from public.entries e left join public.analyses a on a.entry_id = e.id
         left join public.artworks w on w.entry_id = e.id where e.id = $1`,
        [entryId],
      ),
    );
  const rewrite = (text: string) =>
    db.owner.query('update public.entries set text = $2 where id = $1', [entryId, text]);

  it('is asked for by an event that fits its contract, of the own entry alone', async () => {
    const waiting = () =>
      db.owner.query<{ name: string; user_id: string; payload: object }>(
        'select name, user_id, payload from app.events where subject = $1',
        [entryId],
      );
    const [event] = await waiting();
    expect(event).toMatchObject({ name: 'entry.finished', user_id: ada.id });
    expect(entryEvents.finished.payload.parse(event?.payload)).toEqual({ language: 'en' });
    await announce('revised', true, await createPerson(db.owner, ada.instanceId));
    expect(await waiting()).toHaveLength(1);
  });

  it('keeps what was found and drawn, and is done', async () => {
    expect(await found()).toMatchObject({ state: 'reading', engine: null });
    await handle();
    expect(await found()).toMatchObject({ state: null, engine: 'provider:slow', summary: 'I was glad.' });
    const { svg } = await found();
    // A second delivery finds nothing to do.
    analyse = () => Promise.reject(new Error('not again'));
    await handle();
    expect((await found()).svg).toBe(svg);
  });

  it('is done with what the person said of earlier readings, and with nothing of anybody else', async () => {
    const bo = await createPerson(db.owner, ada.instanceId);
    const keep = (person: TestPerson, term: string) =>
      db.database.asPrincipal(person.context, (tx) =>
        correctionsRepository.keep(tx, [{ emotion: 'joy', term, replacement: 'relief' }]),
      );
    await keep(ada, 'glad');
    await keep(bo, 'merry');
    await handle();
    expect(said).toEqual([{ emotion: 'joy', term: 'glad', replacement: 'relief' }]);
  });

  it('holds no connection while a provider takes its time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let hasBegun = false;
    analyse = async (text) => {
      hasBegun = true;
      await promise;
      return analysisOf(text);
    };
    const reading = handle();
    await expect.poll(() => hasBegun).toBe(true);
    const busy = await db.owner.query(
      "select state from pg_stat_activity where application_name = 'reading worker' and state <> 'idle'",
    );
    expect(busy).toEqual([]);
    resolve();
    await reading;
    expect((await found()).state).toBeNull();
  });

  it('keeps the analysis of before until there is one of the new text, and none of a text that is gone', async () => {
    await handle();
    const { svg } = await found();
    await rewrite('I am sad.');
    await announce('revised');
    expect(await found()).toMatchObject({ state: 'reading', summary: 'I was glad.' });
    analyse = async (text) => {
      await rewrite('I am calm. I slept for many hours, and nobody woke me. Then I had tea.');
      return analysisOf(text);
    };
    await handle('revised');
    expect(await found()).toMatchObject({ state: 'reading', summary: 'I was glad.' });
    analyse = async (text) => analysisOf(text);
    await handle('revised');
    expect(await found()).toMatchObject({
      state: null,
      summary: 'I am calm. I slept for many hours, and nobody woke me. Then I had tea.',
    });
    expect((await found()).svg).not.toBe(svg);
  });

  it('does not happen where insight was switched off meanwhile, nor in the bin', async () => {
    analyse = () => Promise.reject(new Error('was read'));
    await db.owner.query(
      "insert into public.instance_features (instance_id, feature_key, enabled) values ($1, 'insights', false)",
      [ada.instanceId],
    );
    await handle();
    expect(await found()).toMatchObject({ state: null, engine: null });
    await db.owner.query('delete from public.instance_features');
    await announce('analysisRequested');
    await db.owner.query('update public.entries set binned_at = now() where id = $1', [entryId]);
    await handle();
    expect(await found()).toMatchObject({ state: null, engine: null });
  });

  describe('that is never to be sent to a provider', () => {
    const asAda = (statement: string, values: unknown[]) =>
      db.database.asPrincipal(ada.context, (tx) => tx.query(statement, values));
    const readAgain = async () => {
      await announce('analysisRequested');
      await handle('analysisRequested');
      return mayHaveBeenSent.pop();
    };
    const lay = async (isNeverSent: boolean) => {
      const id = randomUUID();
      await asAda('insert into public.journals (id, user_id, title, is_never_sent) values ($1, $2, $3, $4)', [
        id,
        ada.id,
        'Health',
        isNeverSent,
      ]);
      await asAda('update public.entries set journal_id = $2 where id = $1', [entryId, id]);
      return id;
    };

    it('is read here, by its own mark, until that is taken away', async () => {
      expect(await readAgain()).toBe(true);
      await asAda('update public.entries set is_never_sent = true where id = $1', [entryId]);
      expect(await readAgain()).toBe(false);
      await asAda('update public.entries set is_never_sent = false where id = $1', [entryId]);
      expect(await readAgain()).toBe(true);
    });

    it('is read here while its journal says so, and stays here when that journal is removed', async () => {
      const journal = await lay(false);
      expect(await readAgain()).toBe(true);
      await asAda('update public.journals set is_never_sent = true where id = $1', [journal]);
      expect(await readAgain()).toBe(false);
      await asAda('delete from public.journals where id = $1', [journal]);
      expect(await readAgain()).toBe(false);
    });

    it('is not opened by whoever else asks: nothing may be sent of an entry that is not there', async () => {
      const sendable = (place: [string, string]) =>
        worker.query('select app.may_be_sent($1, $2) as may', place).then(([row]) => row);
      expect(await sendable([ada.instanceId, entryId])).toEqual({ may: true });
      expect(await sendable([await createInstance(db.owner, 'globex'), entryId])).toEqual({ may: false });
      expect(await sendable([ada.instanceId, randomUUID()])).toEqual({ may: false });
      const other = await createPerson(db.owner, ada.instanceId);
      await db.database.asPrincipal(other.context, (tx) =>
        tx.query('update public.entries set is_never_sent = true where id = $1', [entryId]),
      );
      expect(await sendable([ada.instanceId, entryId])).toEqual({ may: true });
    });
  });

  it('says that it failed, with a picture of the pace alone, and makes good when asked again', async () => {
    await handler().giveUp(eventOf('finished'));
    const failed = await found();
    expect(failed).toMatchObject({ state: 'failed', engine: null, svg: expect.stringContaining('<svg') });
    await announce('analysisRequested');
    await handle('analysisRequested');
    expect(await found()).toMatchObject({ state: null, engine: 'provider:slow', svg: failed.svg });
  });

  it('gives nobody words whose reading is not outstanding', async () => {
    await handle();
    expect(await worker.query('select * from app.entry_to_read($1, $2)', [ada.instanceId, entryId])).toEqual(
      [],
    );
    for (const role of ['anon', 'authenticated', 'service_role']) {
      const [row] = await db.owner.query(
        "select has_function_privilege($1, 'app.entry_to_read(uuid, uuid)', 'execute') as may",
        [role],
      );
      expect(row).toEqual({ may: false });
    }
  });
});
