import { only } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('gatherings of a circle', () => {
  let house: Awaited<ReturnType<typeof openNeighbourhood>>;
  let ada: Neighbour;
  let ben: Neighbour;
  let circle: string;
  beforeAll(async () => {
    house = await openNeighbourhood();
    [ada, ben] = [await house.meet('Ada'), await house.meet('Ben')];
    circle = await ada.circle();
    await ben.join(circle);
  });
  afterAll(() => house.api.stop());

  const plan = (by: Neighbour, startsAt = inDays(3)) =>
    by.ask('add-gathering', {
      circle_id: circle,
      title: 'A walk by the river',
      about: '',
      place: 'The old bridge',
      starts_at: startsAt,
      minutes: 90,
    });
  const ahead = async (by: Neighbour) => (await by.ask('list-gatherings', { circle_id: circle })).gatherings;
  const calendarOf = async (by: Neighbour) => {
    const call = async (name: string, input: object) =>
      (await (
        await house.api.fetchAs(by.person.context, `/functions/v1/${name}`, {
          method: 'POST',
          body: JSON.stringify(input),
        })
      ).json()) as { token?: string; calendar?: string };
    return (await call('read-calendar-feed', { token: (await call('make-calendar-feed', {})).token }))
      .calendar;
  };

  it('are planned by who looks after it, answered by members, and in the calendars of these', async () => {
    await expect(plan(ben)).rejects.toThrow('not_permitted');
    await expect(plan(ada, inDays(-1))).rejects.toThrow('invalid_input');
    const { id } = await plan(ada);
    expect(await ben.told()).toContain('A gathering in “Evening circle”: A walk by the river');
    expect(only(await ahead(ben))).toMatchObject({ mine: null, coming: [], minutes: 90 });
    expect(await ben.ask('answer-gathering', { id, answer: 'yes' })).toEqual({ is_done: true });
    expect(only(await ahead(ada))).toMatchObject({ mine: null, coming: ['Ben'] });
    const calendar = await calendarOf(ben);
    expect(calendar).toContain('SUMMARY:A walk by the river');
    expect(calendar).toContain('DURATION:PT90M');
    await ben.ask('answer-gathering', { id, answer: 'no' });
    expect(await calendarOf(ben)).not.toContain('river');
    const dan = await house.meet('Dan');
    expect(await ahead(dan)).toEqual([]);
    expect(await dan.ask('answer-gathering', { id, answer: 'yes' })).toEqual({ is_done: false });
    expect(await calendarOf(dan)).not.toContain('river');
  });

  it('are called off, which those hear who wanted to come, and forget who leaves', async () => {
    const { id } = await plan(ada);
    await ben.ask('answer-gathering', { id, answer: 'maybe' });
    expect(await ben.ask('remove-gathering', { id })).toEqual({ is_done: false });
    expect(await ada.ask('remove-gathering', { id })).toEqual({ is_done: true });
    expect(await ben.told()).toContain('Called off in “Evening circle”: A walk by the river');
    await ben.ask('leave-circle', { id: circle, keeps_posts: true });
    const left = await house.api.owner.query('select from public.gathering_answers where user_id = $1', [
      ben.person.id,
    ]);
    expect(left).toEqual([]);
    expect(await calendarOf(ben)).not.toContain('river');
  });
});
