import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

describe('whom a post names', () => {
  let house: Awaited<ReturnType<typeof openNeighbourhood>>;
  let ada: Neighbour;
  let ben: Neighbour;
  let cem: Neighbour;
  let circle: string;
  let count = 0;
  beforeAll(async () => {
    house = await openNeighbourhood();
  });
  afterAll(() => house.api.stop());
  beforeEach(async () => {
    count += 1;
    [ada, ben, cem] = [
      await house.meet(`Ada ${count}`),
      await house.meet(`Ben ${count}`),
      await house.meet(`Cem ${count}`),
    ];
    circle = await ada.circle();
    await ben.join(circle);
    await cem.join(circle);
  });
  const offered = (who: Neighbour, begun: string, place: string = circle) =>
    who.ask('list-mentionable', { place, begun }).then(({ names }) => names);
  const mentions = async (who: Neighbour) =>
    (await who.told()).filter((sentence) => sentence.includes('mentioned') || sentence.includes('named'));

  it('are people of its place, and pseudonyms that are read there, and nobody from elsewhere', async () => {
    const outsider = await house.meet(`Bea ${count}`);
    await ben.post('From nobody', { circle_id: circle, pseudonym: `Bird ${count}` });
    await outsider.post('For everybody', { pseudonym: `Bat ${count}` });
    expect(await offered(ada, 'b')).toEqual([`Ben ${count}`, `Bird ${count}`]);
    expect(await offered(ada, 'ben ')).toEqual([`Ben ${count}`]);
    expect(await offered(ben, 'b')).toEqual([]);
    expect(await offered(outsider, '')).toEqual([]);
    expect(await offered(ada, 'b', 'everyone')).toEqual([`Bat ${count}`]);
  });

  it('are told once, and not of what they do not read', async () => {
    const id = await ada.post(`@Ben ${count} and @Cem ${count}, what do you think?`, { circle_id: circle });
    expect(await mentions(ben)).toEqual([`Ada ${count} named you in “Evening circle”`]);
    expect(await mentions(cem)).toHaveLength(1);
    expect(await mentions(ada)).toEqual([]);
    await ada.ask('take-back-post', { id });
    expect(await mentions(ben)).toEqual([]);
    const shown = await ada.post('Something else', { circle_id: circle });
    await ben.ask('filter-post', { id: shown, kind: 'mute' });
    await ada.post(`@Ben ${count}, do you hear me?`, { circle_id: circle });
    expect(await mentions(ben)).toEqual([]);
  });

  it('are not told by whom they are blocked, nor of a word that they hide', async () => {
    const theirs = await ben.post('I am here', { circle_id: circle });
    await ada.ask('filter-post', { id: theirs, kind: 'block' });
    await cem.ask('set-community-settings', { follows_everyone: false, hidden_words: ['soup'] });
    await ada.post(`@Ben ${count} and @Cem ${count}: soup`, { circle_id: circle });
    expect([await mentions(ben), await mentions(cem)]).toEqual([[], []]);
  });

  it('are found behind their pseudonym by themselves alone', async () => {
    await ben.post('From nobody', { circle_id: circle, pseudonym: `Fern ${count}` });
    await ada.post(`Thank you, @Fern ${count}`, { circle_id: circle });
    expect(await mentions(ben)).toHaveLength(1);
    expect(await mentions(cem)).toEqual([]);
  });

  it('are told of a pseudonym when the hour is over', async () => {
    await ben.post(`@Ada ${count}, I know`, { circle_id: circle, pseudonym: `Moss ${count}` });
    expect(await mentions(ada)).toEqual([]);
    await house.endHour();
    expect(await mentions(ada)).toEqual([`Moss ${count} named you in “Evening circle”`]);
  });

  it('are not told twice of a reply to them, and nobody is told in a coach circle', async () => {
    const id = await ben.post('A question', { circle_id: circle });
    await ada.post(`@Ben ${count}, yes`, { parent_id: id });
    expect(await mentions(ben)).toEqual([]);
    const coached = await ada.circle({ kind: 'coach', are_members_shown: true });
    await cem.join(coached);
    expect(await offered(ada, '', coached)).toEqual([]);
    await ada.post(`@Cem ${count}`, { circle_id: coached });
    expect(await mentions(cem)).toEqual([]);
  });

  it('are ten at most', async () => {
    const many = await Promise.all(Array.from({ length: 9 }, (_, of) => house.meet(`Zoe ${count} ${of}`)));
    for (const one of many) await one.join(circle);
    const names = [`Ben ${count}`, `Cem ${count}`, ...many.map((_, of) => `Zoe ${count} ${of}`)];
    await ada.post(names.map((name) => `@${name}`).join(' '), { circle_id: circle });
    const told = await Promise.all([ben, cem, ...many].map(mentions));
    expect(told.flat()).toHaveLength(10);
  });
});
