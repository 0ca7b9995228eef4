import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLive, type Live, type Listener } from './testing/live.ts';
import { type House, type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

let house: House;
let live: Live;
let ada: Neighbour;
let ben: Neighbour;
let cem: Neighbour;
let outsider: Neighbour;
let circle: string;
beforeAll(async () => {
  house = await openNeighbourhood();
  live = await openLive(house);
  [ada, ben, cem, outsider] = [
    await house.meet('Ada'),
    await house.meet('Ben'),
    await house.meet('Cem'),
    await house.meet('Dee'),
  ];
  circle = await ada.circle();
  await ben.join(circle);
  await cem.join(circle);
});
afterAll(async () => {
  await live.stop();
  await house.api.stop();
});

const said = ({ heard }: Listener) => heard.filter(({ text }) => text.includes('"broadcast"'));
/** What somebody hears of a place while something happens. */
async function hear(who: Neighbour, place: string, act: () => Promise<unknown>) {
  const listener = await live.listen(who);
  listener.enter(`community:${place}`);
  await live.settle();
  await act();
  await live.settle();
  listener.close();
  return said(listener).map(({ text }) => text);
}
const eventsOf = (texts: readonly string[]) =>
  texts.map((text) => /"event":"(post|reply)"/.exec(text)?.[1] ?? text);

it('whoever is in a circle hears that something came, and not a word of it', async () => {
  const ids: string[] = [];
  const heard = await hear(ben, circle, async () => {
    const id = await ada.post('Marigolds', { circle_id: circle });
    ids.push(id, await cem.post('Me too', { parent_id: id }));
  });
  expect(eventsOf(heard)).toEqual(['post', 'reply']);
  for (const secret of [...ids, 'Marigolds', 'Me too', 'Ada', ada.person.id, cem.person.id])
    expect(heard.join()).not.toContain(secret);
});

it('a place for everybody is heard by everybody, and a circle by nobody outside it', async () => {
  const act = async () => {
    await ada.post('For the circle', { circle_id: circle });
    await ada.post('For everybody');
  };
  expect(eventsOf(await hear(outsider, circle, act))).toEqual([]);
  expect(eventsOf(await hear(outsider, house.instance, act))).toEqual(['post']);
});

it('nothing is told of a pseudonym, nor in a coach circle', async () => {
  const coached = await ada.circle({ kind: 'coach', are_members_shown: false });
  await ben.join(coached);
  const veiled = () => cem.post('Between us', { circle_id: circle, pseudonym: 'Lantern' });
  expect(eventsOf(await hear(ben, circle, veiled))).toEqual([]);
  expect(eventsOf(await hear(ben, coached, () => ada.post('For you', { circle_id: coached })))).toEqual([]);
});

it('what waits is told of when a moderator lets it through', async () => {
  const mod = await house.meet('Mod', 'moderator');
  await mod.ask('save-flagged-words', { language: 'en', words: ['marshmallow'], version: 0 });
  const newcomer = await house.meet('Eve');
  await newcomer.join(circle);
  let held = '';
  const write = async () => {
    held = await newcomer.post('A marshmallow for each', { circle_id: circle });
  };
  expect(eventsOf(await hear(ben, circle, write))).toEqual([]);
  const decide = () => mod.ask('decide-case', { post_id: held, act: 'keep', words: 'It is kind.' });
  expect(eventsOf(await hear(ben, circle, decide))).toEqual(['post']);
});

it('nobody makes others believe that something came', async () => {
  const lie = house.api.database.asPrincipal(ben.person.context, (tx) =>
    tx.query(
      "insert into realtime.messages (topic, extension, event, payload) values ($1, 'broadcast', 'post', '{}')",
      [`community:${circle}`],
    ),
  );
  await expect(lie).rejects.toThrow('row-level security');
});
