import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

let house: House;
let people: Record<'ada' | 'ben' | 'cem' | 'mia', Neighbour>;
let circle: string;
beforeAll(async () => {
  house = await openNeighbourhood();
  people = {
    ada: await house.meet('Ada'),
    ben: await house.meet('Ben'),
    cem: await house.meet('Cem'),
    mia: await house.meet('Mia', 'moderator'),
  };
  circle = await people.ada.circle();
  for (const one of [people.ben, people.cem]) await one.join(circle);
});
afterAll(() => house.api.stop());

const report = async (id: string) => {
  await people.cem.ask('report-post', { id, reason: 'hurts', words: '' });
  return id;
};
const decide = (id: string, act: 'keep' | 'warn' | 'hide', words: string) =>
  people.mia.ask('decide-case', { post_id: id, act, words });
const contextOf = (id: string) => people.mia.ask('get-case-context', { post_id: id });

it('has what was decided of the same name, and similar words of others without name or place', async () => {
  const { ada, ben } = people;
  const harsh = 'Everybody here is completely useless and lazy';
  await decide(await report(await ada.post(harsh, { circle_id: circle })), 'warn', 'Kinder, please.');
  await decide(await report(await ben.post('Some harmless remark about gardens')), 'keep', 'Harmless.');
  const byBen = await report(
    await ben.post('You are completely useless, lazy people', { circle_id: circle }),
  );
  const context = await contextOf(byBen);
  expect(context).toEqual({
    history: [],
    similar: [{ act: 'warn', excerpt: harsh, words: 'Kinder, please.', made_at: expect.any(String) }],
  });
  expect(JSON.stringify(context)).not.toMatch(/Ada|Evening circle/);
  const again = await report(await ada.post('And lazy once more', { circle_id: circle }));
  expect(await contextOf(again)).toMatchObject({
    history: [{ act: 'warn', excerpt: harsh, words: 'Kinder, please.', outcome: null }],
    similar: [],
  });
  expect((await contextOf(again)).history).toHaveLength(1);
});

it('puts nobody together from a name and a pseudonym, or from pseudonyms of two places', async () => {
  const { ada } = people;
  const here = { circle_id: circle, pseudonym: 'Moss' };
  await decide(await report(await ada.post('Moss was harsh', here)), 'hide', 'Not like this.');
  const elsewhere = await report(await ada.post('Another place entirely', { pseudonym: 'Fern' }));
  expect(await contextOf(elsewhere)).toEqual({ history: [], similar: [] });
  const byName = await report(await ada.post('Something else by Ada', { circle_id: circle }));
  expect((await contextOf(byName)).history.map(({ excerpt }) => excerpt)).not.toContain('Moss was harsh');
  const mossAgain = await report(await ada.post('Moss once more', here));
  expect((await contextOf(mossAgain)).history.map(({ excerpt }) => excerpt)).toEqual(['Moss was harsh']);
});

it('is for moderators, of what waits for them alone', async () => {
  const { ada, cem, ben } = people;
  const id = await ada.post('Fine', { circle_id: circle });
  await expect(contextOf(id)).rejects.toThrow('not_found');
  await report(id);
  await expect(cem.ask('get-case-context', { post_id: id })).rejects.toThrow('not_permitted');
  await expect(ben.ask('get-case-context', { post_id: id })).rejects.toThrow('not_permitted');
  await decide(id, 'keep', 'It is fine.');
  await expect(contextOf(id)).rejects.toThrow('not_found');
});
