import { createInstance, createPerson, createTestDatabase, only } from '@reflectory/runtime/testing';
import { expect, it, onTestFinished } from 'vitest';
import { searchRepository } from './search.repository.ts';

it('finds entries by a framework of the library in all its versions, and knows which were used', async () => {
  const db = await createTestDatabase();
  onTestFinished(() => db.drop());
  const acme = await createInstance(db.owner, 'acme');
  const [ada, bob] = [await createPerson(db.owner, acme), await createPerson(db.owner, acme)];
  const write = async (framework: string, name: string | null, minutes: number) =>
    only(
      await db.owner.query<{ id: string }>(
        `insert into public.entries (instance_id, user_id, text, framework, framework_name, entry_at)
         values ($1, $2, 'A walk', $3, $4, timestamptz '2026-01-01' + $5 * interval '1 minute') returning id`,
        [acme, ada.id, framework, name, minutes],
      ),
    ).id;
  const first = await write('gratitude@1', 'Thanks', 1);
  const second = await write('gratitude@2', 'Gratitude', 2);
  const plain = await write('free', null, 3);
  const find = async (framework: string) => {
    const query = { groups: [], phrases: [], without: [], filters: { framework } };
    const found = await db.database.asPrincipal(ada.context, (tx) =>
      searchRepository.findEntries(tx, query, null, 20),
    );
    return found.map(({ entryId }) => entryId);
  };
  expect(await find('gratitude')).toEqual([second, first]);
  expect(await find('free')).toEqual([plain]);
  expect(await find('grat')).toEqual([]);
  const used = (by: typeof ada) =>
    db.database.asPrincipal(by.context, (tx) => searchRepository.listUsedFrameworks(tx));
  expect(await used(ada)).toEqual([
    { key: 'free', name: null },
    { key: 'gratitude', name: 'Gratitude' },
  ]);
  expect(await used(bob)).toEqual([]);
});
