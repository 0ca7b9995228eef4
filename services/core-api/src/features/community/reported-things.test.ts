import { only } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

let house: House;
let [ada, ben, mia]: Neighbour[] = [];
beforeAll(async () => {
  house = await openNeighbourhood();
  [ada, ben, mia] = [await house.meet('Ada'), await house.meet('Ben'), await house.meet('Mia', 'moderator')];
});
afterAll(() => house.api.stop());

const people = () => {
  if (!ada || !ben || !mia) throw new Error('Nobody is here');
  return { ada, ben, mia };
};
const hurt = { reason: 'hurts', words: 'Look at its question' } as const;

it('a circle is reported, its words are removed, and who looks after it is told why and can appeal', async () => {
  const { ada, ben, mia } = people();
  const id = await ada.circle({ name: 'Loud circle', question: 'Who is the worst of us?', about: 'Hm' });
  await ben.join(id);
  const report = { kind: 'circle', id, ...hurt } as const;
  expect(await ben.ask('report-thing', report)).toEqual({ is_done: true });
  await ben.ask('report-thing', report);
  const { things } = await mia.ask('list-cases', {});
  expect(only(things)).toMatchObject({
    kind: 'circle',
    name: 'Loud circle',
    reports: [{ reason: 'hurts', words: 'Look at its question' }],
  });
  expect(only(things).body).toContain('Who is the worst of us?');
  expect(JSON.stringify(things)).not.toMatch(/Ben|Ada/);
  const decision = { kind: 'circle', id, act: 'remove', words: 'Nobody is the worst.' } as const;
  await expect(ben.ask('decide-thing', decision)).rejects.toThrow('not_permitted');
  expect(await mia.ask('decide-thing', decision)).toEqual({ is_done: true });
  expect(await mia.ask('decide-thing', decision)).toEqual({ is_done: false });
  expect((await ben.ask('get-circle', { id })).circle).toMatchObject({ question: '', about: '' });
  const notice = only((await ada.ask('list-own-cases', {})).notices);
  expect(notice).toMatchObject({ act: 'remove', excerpt: 'Loud circle', words: 'Nobody is the worst.' });
  expect(only((await ben.ask('list-own-cases', {})).reports).state).toBe('upheld');
  expect(await ada.ask('appeal-notice', { id: notice.id, words: 'It was a joke.' })).toEqual({
    is_done: true,
  });
  expect(only((await mia.ask('list-cases', {})).appeals)).toMatchObject({
    body: 'Loud circle',
    author: null,
  });
});

it('what is not seen is not reported, and what is kept is answered', async () => {
  const { ada, ben, mia } = people();
  const hidden = await ada.circle({ joining: 'invitation' });
  expect(await ben.ask('report-thing', { kind: 'circle', id: hidden, ...hurt })).toEqual({ is_done: false });
  const id = await ada.circle({ name: 'Mild circle' });
  await ben.ask('report-thing', { kind: 'circle', id, ...hurt });
  await mia.ask('decide-thing', { kind: 'circle', id, act: 'keep', words: 'It is mild.' });
  expect((await ben.ask('list-own-cases', {})).reports.map(({ answer }) => answer)).toContain('It is mild.');
  expect((await ben.ask('get-circle', { id })).circle.name).toBe('Mild circle');
});

it('a challenge and a template are removed, with what they said in every language read before', async () => {
  const { ada, ben, mia } = people();
  const circle = await ada.circle({ name: 'Steps' });
  await ben.join(circle);
  const document = {
    name: { en: 'Be small', de: 'Sei klein' },
    about: { en: 'Every day.', de: 'Jeden Tag.' },
    prompts: [{ en: 'Whose fault?', de: 'Wessen Schuld?' }],
  };
  const { key } = await ada.ask('save-challenge-template', { key: null, circle_id: circle, document });
  await ben.ask('report-thing', { kind: 'template', id: key, ...hurt });
  const { things } = await mia.ask('list-cases', {});
  expect(only(things).body).toContain('Wessen Schuld?');
  await mia.ask('decide-thing', { kind: 'template', id: key, act: 'remove', words: 'No.' });
  const today = new Date().toISOString().slice(0, 10);
  const { templates } = await ben.ask('list-challenges', { today });
  expect(templates.map((one) => one.key)).not.toContain(key);
});

it('who looks after a circle does not decide of it', async () => {
  const { ben, mia } = people();
  const id = await mia.circle({ name: 'Of Mia' });
  await ben.ask('report-thing', { kind: 'circle', id, ...hurt });
  await expect(mia.ask('decide-thing', { kind: 'circle', id, act: 'keep', words: 'Fine.' })).rejects.toThrow(
    'not_permitted',
  );
});

it('of two moderators who decide at once one comes too late, and one notice is written', async () => {
  const { ada, ben, mia } = people();
  const max = await house.meet('Max', 'moderator');
  const id = await ada.circle({ name: 'Twice' });
  await ben.ask('report-thing', { kind: 'circle', id, ...hurt });
  const decision = { kind: 'circle', id, act: 'remove', words: 'Once.' } as const;
  const answers = await Promise.all([mia, max].map(({ ask }) => ask('decide-thing', decision)));
  expect(answers.map(({ is_done: isDone }) => isDone).toSorted()).toEqual([false, true]);
  const { notices } = await ada.ask('list-own-cases', {});
  expect(notices.filter(({ words }) => words === 'Once.')).toHaveLength(1);
});
