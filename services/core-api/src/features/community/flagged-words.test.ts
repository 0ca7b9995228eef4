import { only } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type House, type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

let house: House;
let ada: Neighbour;
let ben: Neighbour;
let mia: Neighbour;
beforeAll(async () => {
  house = await openNeighbourhood();
  [ada, ben, mia] = [await house.meet('Ada'), await house.meet('Ben'), await house.meet('Mia', 'moderator')];
  await house.api.owner.query("update app.instances set languages = '{en,de,fr,ar}' where id = $1", [
    house.instance,
  ]);
  // Nobody is new: what waits here waits for its words.
  for (const one of [ada, ben]) for (const words of ['One', 'Two', 'Three']) await one.post(words);
});
beforeEach(() => house.api.owner.query('delete from app.flagged_words; delete from app.community_paces'));
afterAll(() => house.api.stop());

const save = (words: string[], { language = 'en' as const, version = 0, by = mia } = {}) =>
  by.ask('save-flagged-words', { language, words, version });
const share = (
  body: string,
  fields: { circle_id?: string; parent_id?: string; pseudonym?: string; content_note?: string } = {},
) =>
  ada.ask('add-post', {
    body,
    circle_id: null,
    parent_id: null,
    content_note: '',
    pseudonym: null,
    entry_id: null,
    ...fields,
  });

it('holds what has a word of a list, and tells its author why without the word', async () => {
  await save(['Blödmann', 'waste of space']);
  const answer = await share('You BLODMANN!');
  expect(answer).toMatchObject({ state: 'held', held_for: 'words' });
  expect(await ben.bodies()).not.toContain('You BLODMANN!');
  expect((await ada.feed()).find(({ id }) => id === answer.id)).toMatchObject({ held_for: 'words' });
  const own = (await ada.ask('list-own-posts', {})).posts.find(({ id }) => id === answer.id);
  expect(own).toMatchObject({ state: 'held', held_for: 'words' });
  const rows = await house.api.clientFor(ada.person.context).from('community_posts').select('*');
  expect(JSON.stringify([answer, own, rows.data])).not.toContain('Blödmann');
  const held = (await mia.ask('list-cases', {})).cases.find(({ post_id: id }) => id === answer.id);
  expect(held).toMatchObject({ held_for: 'words', flagged: ['Blödmann'] });
  await mia.ask('decide-case', { post_id: answer.id, act: 'keep', words: 'It is a joke.' });
  expect((await ben.feed()).find(({ id }) => id === answer.id)).toMatchObject({ held_for: null });
});

it.each([
  ['whole words alone', ['ass'], 'A classic in glass', 'visible'],
  ['a phrase over a line', ['waste of space'], 'Such a waste\nof  space.', 'held'],
  ['a phrase in its order', ['waste of space'], 'Space of waste', 'visible'],
  ['a word behind invisible signs', ['idiot'], 'You id\u200Biot', 'held'],
  ['Arabic with vowel signs', ['غبي'], 'أنت غَبِيّ.', 'held'],
  ['Arabic with other letters of one sound', ['حماقة'], 'هذه حماقه', 'held'],
  ['French without accents', ['crétin'], 'Quel cretin', 'held'],
  ['no list for what has no letters', ['!!', '…'], 'Well!! …', 'visible'],
])('knows %s', async (_what, words, body, state) => {
  await save(words);
  expect((await share(body)).state).toBe(state);
});

it('looks at replies, questions, notes and pseudonyms as well', async () => {
  await save(['idiot']);
  const id = await ben.post('Anybody?');
  expect((await share('Idiot', { parent_id: id })).state).toBe('held');
  expect((await share('Fine', { content_note: 'About an idiot' })).state).toBe('held');
  expect((await share('Fine', { pseudonym: 'Idiot of all' })).state).toBe('held');
  const circle = await ada.circle();
  const asked = { circle_id: circle, question: 'Who is the idiot?', answers_first: false };
  expect(await ada.ask('ask-circle', asked)).toMatchObject({ state: 'held', held_for: 'words' });
});

it('is taken in no name of a place, and not said which it was', async () => {
  await save(['idiot']);
  const refused = async (asked: Promise<unknown>) =>
    expect(await asked.catch(String)).toBe('Error: invalid_input');
  await refused(ada.circle({ name: 'The idiot' }));
  const id = await ada.circle();
  const { circle } = await ada.ask('get-circle', { id });
  const { name, about, rules, joining } = circle;
  const changed = { id, name, about, rules, joining, most_members: 12 };
  await refused(ada.ask('change-circle', { ...changed, question: 'Who is the id\u200Biot?' }));
  await refused(
    ada.ask('add-gathering', {
      circle_id: id,
      title: 'A walk of idiot friends; idiot',
      about: '',
      place: '',
      starts_at: new Date(Date.now() + 86_400_000).toISOString(),
      minutes: 60,
    }),
  );
  const document = {
    name: { en: 'Walks' },
    about: { en: 'Short.' },
    prompts: [{ en: 'Where?', de: 'Du Idiot?' }],
  };
  const template = { key: null, circle_id: id, document };
  await refused(ada.ask('save-challenge-template', template));
  expect((await ada.ask('get-circle', { id })).circle).toMatchObject({ question: '' });
  expect(await house.api.owner.query('select from app.challenge_templates')).toEqual([]);
  const response = await house.api.fetchAs(ada.person.context, '/functions/v1/save-challenge-template', {
    method: 'POST',
    body: JSON.stringify(template),
  });
  expect(await response.json()).toMatchObject({ error: { fields: { document: 'flagged' } } });
});

it('never holds what reaches a coach alone, and holds what a coach writes', async () => {
  await save(['idiot']);
  const circle = await ada.circle({ kind: 'coach' });
  await ben.join(circle);
  const body = 'I was an idiot';
  const told = await ben.post(body, { circle_id: circle });
  await ben.ask('ask-circle', { circle_id: circle, question: 'Was I an idiot?', answers_first: false });
  expect(await ada.bodies(circle)).toEqual(['Was I an idiot?', body]);
  expect(await ada.ask('get-post', { id: told })).toMatchObject({ post: { reach: 'coach', held_for: null } });
  for (const fields of [{ circle_id: circle }, { parent_id: told }])
    expect(await share('No idiot', fields)).toMatchObject({ state: 'held', held_for: 'words' });
  expect(await ben.bodies(circle)).toEqual(['Was I an idiot?', body]);
  expect((await ben.ask('get-post', { id: told })).replies).toEqual([]);
});

it('never holds a call for help, whatever words it has', async () => {
  await save(['idiot', 'kill']);
  expect(await share('I am such an idiot, I want to kill myself')).toMatchObject({
    state: 'visible',
    held_for: null,
  });
});

it('looks only at lists of languages that the instance has', async () => {
  await save(['Trottel'], { language: 'de' as 'en' });
  expect((await share('Du Trottel')).state).toBe('held');
  await house.api.owner.query("update app.instances set languages = '{en,fr,ar}' where id = $1", [
    house.instance,
  ]);
  expect((await share('Noch ein Trottel')).state).toBe('visible');
  await expect(save(['x'], { language: 'de' as 'en' })).rejects.toThrow('not_found');
  await house.api.owner.query("update app.instances set languages = '{en,de,fr,ar}' where id = $1", [
    house.instance,
  ]);
});

it('is written by moderators alone, in versions, and who changed what is kept', async () => {
  const max = await house.meet('Max', 'moderator');
  await expect(save(['x'], { by: ada })).rejects.toThrow('not_permitted');
  await expect(ada.ask('list-flagged-words', {})).rejects.toThrow('not_permitted');
  expect(await save(['Crétin', 'cretin', ' idiot '])).toEqual({ is_done: true });
  expect(await save(['other'], { by: max })).toEqual({ is_done: false });
  expect(await save(['idiot', 'fool'], { by: max, version: 1 })).toEqual({ is_done: true });
  const { lists } = await mia.ask('list-flagged-words', {});
  expect(lists.map(({ language, version }) => [language, version])).toEqual([
    ['en', 2],
    ['de', 0],
    ['fr', 0],
    ['ar', 0],
  ]);
  expect(lists[0]).toMatchObject({ words: ['idiot', 'fool'], changed_by: 'Max' });
  const { decided } = await mia.ask('list-cases', {});
  expect(decided[0]).toMatchObject({ act: 'words', moderator: 'Max', words: 'en: + fool − Crétin' });
  expect(decided[1]).toMatchObject({ act: 'words', moderator: 'Mia', words: 'en: + Crétin, idiot' });
});

it('holds five hundred words of eighty characters and no more', async () => {
  const most = Array.from({ length: 500 }, (_, index) => `${index} `.padEnd(80, 'ü'));
  expect(await save(most)).toEqual({ is_done: true });
  expect(await save([...most, 'one more'], { version: 1 }).catch(String)).toContain('invalid_input');
  expect(await save(['x'.repeat(81)], { version: 1 }).catch(String)).toContain('invalid_input');
  expect((await share(only(most.slice(-1)))).state).toBe('held');
});
