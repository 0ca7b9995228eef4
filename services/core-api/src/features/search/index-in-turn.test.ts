import {
  createInstance,
  createPerson,
  createTestDatabase,
  createTestOwner,
  only,
  type TestDatabase,
} from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

type Connection = Awaited<ReturnType<typeof createTestOwner>>;

describe('an entry whose words are changed twice at the same moment', () => {
  let db: TestDatabase;
  let acme: string;
  let person: string;
  let entry: string;
  let first: Connection;
  let second: Connection;
  beforeAll(async () => {
    db = await createTestDatabase();
    acme = await createInstance(db.owner, 'acme');
    first = await createTestOwner(db.ownerUrl);
    second = await createTestOwner(db.ownerUrl);
  });
  afterAll(async () => {
    await first.end();
    await second.end();
    await db.drop();
  });
  beforeEach(async () => {
    person = (await createPerson(db.owner, acme)).id;
    entry = randomUUID();
    await db.owner.query(
      `insert into public.entries (instance_id, id, user_id, text) values ($1, $2, $3, 'A quiet walk')`,
      [acme, entry, person],
    );
  });
  afterEach(async () => {
    await first.query('rollback');
    await second.query('rollback');
  });

  const bin = (by: Connection) =>
    by.query('update public.entries set binned_at = now() where instance_id = $1 and id = $2', [acme, entry]);
  const label = async (by: Connection, word: string) => {
    const tag = randomUUID();
    await db.owner.query(
      'insert into public.tags (instance_id, id, user_id, key, label) values ($1, $2, $3, $4, $4)',
      [acme, tag, person, word],
    );
    return by.query(
      `insert into public.entry_tags (instance_id, user_id, entry_id, tag_id, is_by_hand)
       values ($1, $2, $3, $4, true)`,
      [acme, person, entry, tag],
    );
  };
  /** The second change begins while the first is not committed, and ends after it. */
  const meanwhile = async (
    one: (by: Connection) => Promise<unknown>,
    other: (by: Connection) => Promise<unknown>,
  ) => {
    await first.query('begin');
    await one(first);
    const later = other(second);
    await expect
      .poll(() => db.owner.query(`select from pg_locks where not granted and pid = $1`, [pidOf(second)]))
      .toHaveLength(1);
    await first.query('commit');
    await later;
  };
  const pidOf = (connection: Connection) => Reflect.get(connection, 'processID') as number;
  const words = async () => {
    const found = await db.owner.query<{ words: string[] }>(
      `select tsvector_to_array(words) as words from app.entry_words where instance_id = $1 and entry_id = $2`,
      [acme, entry],
    );
    return found.map((row) => row.words);
  };

  it('is out of the index when it was binned while somebody labels it', async () => {
    await meanwhile(bin, (by) => label(by, 'harbour'));
    expect(await words()).toEqual([]);
  });

  it('is out of the index when it is binned while somebody labels it', async () => {
    await meanwhile((by) => label(by, 'harbour'), bin);
    expect(await words()).toEqual([]);
  });

  it('is found by both of two labels', async () => {
    await meanwhile(
      (by) => label(by, 'harbour'),
      (by) => label(by, 'lantern'),
    );
    expect(only(await words())).toEqual(expect.arrayContaining(['harbour', 'lantern', 'walk']));
  });
});
