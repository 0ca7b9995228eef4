import { SEARCH_LIMITS } from '@reflectory/contracts/search';
import {
  createInstance,
  createPerson,
  createTestDatabase,
  type TestPerson,
} from '@reflectory/runtime/testing';
import { type FunctionInput } from '@reflectory/contracts/functions';
import { expect, it, onTestFinished } from 'vitest';
import { searchRepository } from './search.repository.ts';
import { createSearchService } from './search.service.ts';

const service = createSearchService(searchRepository);

async function openAcme(limits: { connections: number; perPerson: number }) {
  const db = await createTestDatabase({ limits });
  onTestFinished(() => db.drop());
  const acme = await createInstance(db.owner, 'acme');
  const write = (by: TestPerson, texts: readonly string[]) =>
    db.owner.query(
      'insert into public.entries (instance_id, user_id, text) select $1, $2, text from unnest($3::text[]) text',
      [acme, by.id, texts],
    );
  const search = async (
    by: TestPerson,
    query: string,
    filters: FunctionInput<'search-entries'>['filters'] = {},
  ) =>
    db.database.asPrincipal(by.context, (tx) =>
      service.searchEntries(tx, { query, filters, cursor: null, limit: 20 }),
    );
  return { write, search, join: () => createPerson(db.owner, acme) };
}

it('who searches often at once lets others search meanwhile', async () => {
  const { write, search, join } = await openAcme({ connections: 2, perPerson: 1 });
  const [ada, bob] = [await join(), await join()];
  await write(
    ada,
    Array.from({ length: 300 }, (_, index) => `walk ${index.toString(36)} wander water`),
  );
  await write(bob, ['A walk']);
  const answered: string[] = [];
  const note = (name: string) => () => void answered.push(name);
  const flood = Array.from({ length: 20 }, () => search(ada, 'wa').then(note('ada')));
  await search(bob, 'walk ').then(note('bob'));
  expect(answered.length).toBeLessThan(20);
  await Promise.all(flood);
  expect(answered).toHaveLength(21);
});

it('the worst searches are answered, and find nothing that is not there', async () => {
  const { write, search, join } = await openAcme({ connections: 1, perPerson: 1 });
  const ada = await join();
  const words = Array.from({ length: 2000 }, (_, index) => `spaziergang${index.toString(36)}`);
  await write(ada, [words.join(' '), 'und der die das ich nicht Abendspaziergang']);
  const most = SEARCH_LIMITS.words;
  for (const query of [
    'a'.repeat(SEARCH_LIMITS.characters),
    Array.from({ length: most }, (_, index) => `spaziergnag${index.toString(36)}`).join(' '),
    Array.from({ length: most }, () => `-${'walk'.repeat(4)}`).join(' '),
    `"${Array.from({ length: most }, () => 'und').join(' ')}"`,
    'x'.repeat(64),
  ]) {
    const { entries } = await search(ada, query);
    expect(entries.length).toBeLessThanOrEqual(2);
  }
  for (const signs of ['%%%', '"', '- -', '*', '___']) {
    expect({ signs, found: (await search(ada, signs)).entries }).toEqual({ signs, found: [] });
  }
  expect((await search(ada, ' ')).entries).toHaveLength(2);
});
