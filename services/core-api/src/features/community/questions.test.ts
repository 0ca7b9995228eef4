import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

describe('questions to a circle', () => {
  let house: Awaited<ReturnType<typeof openNeighbourhood>>;
  let people: Record<'ada' | 'ben' | 'cem', Neighbour>;
  let circle: string;
  beforeAll(async () => {
    house = await openNeighbourhood();
    people = { ada: await house.meet('Ada'), ben: await house.meet('Ben'), cem: await house.meet('Cem') };
    circle = await people.ada.circle();
    for (const one of [people.ben, people.cem]) await one.join(circle);
  });
  afterAll(() => house.api.stop());

  const answers = async (by: Neighbour, id: string) =>
    (await by.ask('get-post', { id })).replies.map(({ body }) => body);
  const put = (by: Neighbour, question: string, answersFirst: boolean) =>
    by.ask('ask-circle', { circle_id: circle, question, answers_first: answersFirst });

  it('show the answers of others to whoever has answered, and no longer when that is taken back', async () => {
    const { ada, ben, cem } = people;
    const { id } = await put(ada, 'What did you let go of?', true);
    expect(await ben.told()).toContain('Ada asks something in “Evening circle”');
    const own = await ben.post('A quarrel', { parent_id: id });
    expect([await answers(ada, id), await answers(ben, id), await answers(cem, id)]).toEqual([
      [],
      ['A quarrel'],
      [],
    ]);
    expect((await cem.feed(circle)).find((post) => post.id === id)).toMatchObject({
      asks: 'answers_first',
      has_replies: false,
    });
    await cem.post('A plan', { parent_id: id });
    expect(await answers(cem, id)).toEqual(['A quarrel', 'A plan']);
    await expect(ada.ask('report-post', { id: own, reason: 'other', words: '' })).resolves.toEqual({
      is_done: false,
    });
    await ben.ask('take-back-post', { id: own });
    expect(await answers(ben, id)).toEqual([]);
  });

  it('show them to everybody where the circle wants that, and are for members', async () => {
    const { ada, ben, cem } = people;
    const { id } = await put(ben, 'And tomorrow?', false);
    await cem.post('Rest', { parent_id: id });
    expect(await answers(ada, id)).toEqual(['Rest']);
    const dan = await house.meet('Dan');
    await expect(put(dan, 'May I?', false)).rejects.toThrow('not_found');
    await expect(put(ada, '\u200b', false)).rejects.toThrow('invalid_input');
  });
});
