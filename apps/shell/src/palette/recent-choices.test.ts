import { expect, it } from 'vitest';
import { createRecentChoices } from './recent-choices.ts';

function open(storage = new Map<string, string>()) {
  const store = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  const of = (userId: string | null) =>
    createRecentChoices(store, () => (userId === null ? null : { instanceId: 'acme', userId }));
  return { of, storage };
}

it('has the last chosen first, each once, and no more than five', () => {
  const recent = open().of('ada');
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) recent.add(key);
  expect(recent.list()).toEqual(['c', 'f', 'e', 'd', 'b']);
});

it("is a person's own, and goes with them", () => {
  const { of, storage } = open();
  of('ada').add('a');
  expect([of('ben').list(), of(null).list(), of('ada').list()]).toEqual([[], [], ['a']]);
  of('ada').forget();
  expect([...storage]).toEqual([]);
});

it.each(['{', '[]', '{"keys":"a"}', '{"keys":[1]}'])('takes nothing from %j', (text) => {
  expect(
    open(new Map([['reflectory.palette.acme.ada', text]]))
      .of('ada')
      .list(),
  ).toEqual([]);
});
