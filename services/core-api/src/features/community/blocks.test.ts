import { isLockAwaited } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openNeighbourhood } from './testing/neighbourhood.ts';

let house: House;
beforeAll(async () => {
  house = await openNeighbourhood();
});
afterAll(() => house.api.stop());

const ROUNDS = 12;

/** Two in a circle of three, of whom the first wrote and the second is about to reply. */
async function meetTwo(round: number | string) {
  const [ada, ben, cem] = [
    await house.meet(`Ada ${round}`),
    await house.meet(`Ben ${round}`),
    await house.meet(`Cem ${round}`),
  ];
  const circle = await ada.circle();
  await ben.join(circle);
  await cem.join(circle);
  const mine = await ada.post('From Ada', { circle_id: circle });
  const theirs = await ben.post('From Ben', { circle_id: circle });
  return { ada, ben, circle, mine, theirs };
}
const replies = (told: string[]) => told.filter((sentence) => sentence.includes('replied'));

it('of somebody who replies at that moment lets nothing through, whichever came first', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ada, ben, mine, theirs } = await meetTwo(round);
    const block = ada.ask('filter-post', { id: theirs, kind: 'block' });
    const reply = ben.post('In the middle', { parent_id: mine }).then(
      () => 'written',
      (error: unknown) => String(error),
    );
    const [blocked, outcome] = await Promise.all([block, reply]);
    outcomes.add(outcome);
    expect(blocked.filter_id).not.toBeNull();
    expect((await ada.ask('get-post', { id: mine })).replies).toEqual([]);
    expect(replies(await ada.told())).toEqual([]);
    await expect(ben.ask('get-post', { id: mine })).rejects.toThrow('not_found');
    await expect(ben.post('And again', { parent_id: mine })).rejects.toThrow('not_found');
  }
  expect([...outcomes].filter((one) => one !== 'written' && one !== 'Error: not_found')).toEqual([]);
});

it('waits for a reply that is half written, and takes back what it told', async () => {
  const { ada, ben, mine, theirs } = await meetTwo('half');
  const written = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const reply = house.api.database.asPrincipal(ben.person.context, async (tx) => {
    await tx.query('select app.write_post($1, null)', [
      { body: 'Half', content_note: '', parent_id: mine, circle_id: null, pseudonym: null, entry_id: null },
    ]);
    written.resolve();
    await goOn.promise;
  });
  await written.promise;
  let isBlocked = false;
  const block = ada.ask('filter-post', { id: theirs, kind: 'block' }).then(() => (isBlocked = true));
  await expect.poll(() => isLockAwaited(house.api.owner)).toBe(true);
  expect(isBlocked).toBe(false);
  goOn.resolve();
  await Promise.all([reply, block]);
  expect(replies(await ada.told())).toEqual([]);
});

it('ends what both were told of each other, of a pseudonym in its place alone', async () => {
  const { ada, ben, mine, theirs } = await meetTwo('told');
  await ben.post('By name', { parent_id: mine });
  await ada.post('By name', { parent_id: theirs });
  await ada.ask('filter-post', { id: theirs, kind: 'block' });
  expect([replies(await ada.told()), replies(await ben.told())]).toEqual([[], []]);

  const other = await meetTwo('veiled');
  const veiled = await other.ben.post('By moss', { circle_id: other.circle, pseudonym: 'Moss' });
  const outside = await other.ben.post('Outside');
  await other.ada.post('Outside as well', { parent_id: outside });
  await other.ada.post('Here', { parent_id: other.theirs });
  await other.ben.post('By moss', { parent_id: other.mine, pseudonym: 'Moss' });
  await other.ben.post('By name', { parent_id: other.mine });
  await house.endHour();
  await other.ada.ask('filter-post', { id: veiled, kind: 'block' });
  expect(replies(await other.ada.told())).toHaveLength(1);
  expect(replies(await other.ben.told())).toEqual([expect.not.stringContaining('Evening circle')]);
});
