import { createInstance, createPerson, only } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

describe('circles', () => {
  let house: Awaited<ReturnType<typeof openNeighbourhood>>;
  let ada: Neighbour;
  let ben: Neighbour;
  let cem: Neighbour;
  beforeAll(async () => {
    house = await openNeighbourhood();
    [ada, ben, cem] = [await house.meet('Ada'), await house.meet('Ben'), await house.meet('Cem')];
  });
  afterAll(() => house.api.stop());

  const people = async (by: Neighbour, id: string) =>
    (await by.ask('get-circle', { id })).circle.people.map(
      ({ name, role, state }) => `${name}: ${role}, ${state}`,
    );

  it('are opened by somebody, found and joined by others, and say nobody’s id', async () => {
    const id = await ada.circle({ question: 'What was kind this week?' });
    expect(only((await ben.ask('list-circles', {})).circles.filter((one) => one.id === id))).toMatchObject({
      members: 1,
      mine: null,
      question: 'What was kind this week?',
    });
    expect(await people(ben, id)).toEqual([]);
    expect(await ben.join(id)).toBe('member');
    expect(await ben.join(id)).toBe('already');
    expect(await people(ben, id)).toEqual(['Ada: facilitator, member', 'Ben: member, member']);
    expect(await ada.told()).toContain('Ben joined “Evening circle”');
    const told = JSON.stringify(await ben.ask('get-circle', { id }));
    for (const { person } of [ada, ben]) expect(told).not.toContain(person.id);
  });

  it('by request let in whom the facilitator lets in', async () => {
    const id = await ada.circle({ joining: 'request' });
    expect([await ben.join(id), await cem.join(id), await cem.join(id)]).toEqual([
      'asked',
      'asked',
      'already',
    ]);
    await expect(ben.feed(id).then((posts) => posts.length)).resolves.toBe(0);
    await expect(ben.post('Hello', { circle_id: id })).rejects.toThrow('not_found');
    const asked = (await ada.ask('get-circle', { id })).circle.people.filter(
      ({ state }) => state === 'asked',
    );
    const [first, second] = asked.toSorted((a, b) => a.name.localeCompare(b.name)).map((one) => one.id);
    await expect(
      ben.ask('answer-circle-member', { membership_id: first ?? '', accept: true }),
    ).rejects.toThrow('not_found');
    expect(await ada.ask('answer-circle-member', { membership_id: first ?? '', accept: true })).toEqual({
      is_done: true,
    });
    expect(await ada.ask('answer-circle-member', { membership_id: second ?? '', accept: false })).toEqual({
      is_done: true,
    });
    expect(await people(ben, id)).toEqual(['Ada: facilitator, member', 'Ben: member, member']);
    expect(await ben.told()).toContain('You are in “Evening circle” now');
    await expect(
      ben.ask('change-circle', {
        id,
        name: 'Mine',
        about: '',
        rules: '',
        question: '',
        joining: 'open',
        most_members: 3,
      }),
    ).rejects.toThrow('not_permitted');
  });

  it('by invitation are found by nobody, and joined by a link while it holds', async () => {
    const id = await ada.circle({ name: 'Quiet', joining: 'invitation' });
    expect((await ben.ask('list-circles', {})).circles.map(({ name }) => name)).not.toContain('Quiet');
    await expect(ben.ask('get-circle', { id })).rejects.toThrow('not_found');
    expect(await ben.join(id)).toBe('gone');
    const { token } = await ada.ask('create-circle-link', { id, days: 7 });
    expect((await ben.ask('find-circle-by-link', { token })).circle).toMatchObject({
      name: 'Quiet',
      rules: 'Kindly.',
    });
    expect((await ben.ask('join-circle', { token })).outcome).toBe('member');
    expect((await ben.ask('join-circle', { token })).outcome).toBe('already');
    await expect(ben.ask('create-circle-link', { id, days: 7 })).rejects.toThrow('not_permitted');
    await house.api.owner.query("update app.circle_links set expires_at = now() - interval '1 second'");
    expect((await cem.ask('join-circle', { token })).outcome).toBe('gone');
    const again = (await ada.ask('create-circle-link', { id, days: 1 })).token;
    await ada.ask('end-circle-links', { id });
    expect((await cem.ask('find-circle-by-link', { token: again })).circle).toBeNull();
    expect(JSON.stringify(await house.api.owner.query('select * from app.circle_links'))).not.toContain(
      token,
    );
  });

  it('take no more than they hold, whoever comes at once', async () => {
    const id = await ada.circle({ most_members: 3 });
    await ben.join(id);
    const others = await Promise.all(['Dee', 'Eva', 'Fay'].map((name) => house.meet(name)));
    const outcomes = await Promise.all(others.map((one) => one.join(id)));
    expect(outcomes.toSorted()).toEqual(['full', 'full', 'member']);
  });

  it('are looked after by whoever is in them longest when the last facilitator leaves, and go with the last member', async () => {
    const id = await ada.circle();
    await ben.join(id);
    await cem.join(id);
    await ada.ask('leave-circle', { id, keeps_posts: true });
    expect(await people(cem, id)).toEqual(['Ben: facilitator, member', 'Cem: member, member']);
    expect(await ben.told()).toContain('You look after “Evening circle” now');
    await house.api.owner.query('delete from public.circle_members where user_id = $1 and circle_id = $2', [
      ben.person.id,
      id,
    ]);
    expect(await people(cem, id)).toEqual(['Cem: facilitator, member']);
    await cem.ask('leave-circle', { id, keeps_posts: false });
    await expect(cem.ask('get-circle', { id })).rejects.toThrow('not_found');
  });

  it('of another instance are not there', async () => {
    const id = await (await house.meet('Gil')).circle();
    const elsewhere = house.neighbourOf(
      await createPerson(house.api.owner, await createInstance(house.api.owner, 'globex')),
    );
    expect(await elsewhere.join(id)).toBe('gone');
    await expect(elsewhere.ask('get-circle', { id })).rejects.toThrow('not_found');
    expect((await elsewhere.ask('list-circles', {})).circles).toEqual([]);
  });

  it('are not made by the dozen, nor where the area is off', async () => {
    const dee = await house.meet('Dora');
    for (let count = 0; count < 5; count += 1) await dee.circle();
    await expect(dee.circle()).rejects.toThrow('rate_limited');
    await expect(cem.circle({ name: '\u200B' })).rejects.toThrow('invalid_input');
    await house.api.owner.query(
      "update public.global_features set enabled = false where feature_key = 'groups'",
    );
    await expect(cem.circle()).rejects.toThrow('not_permitted');
    await house.api.owner.query(
      "update public.global_features set enabled = true where feature_key = 'groups'",
    );
  });
});
