import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportOf, guessers, hitsOf, playRound, type Round, withExport } from './testing/guesses.ts';
import { type House, openNeighbourhood } from './testing/neighbourhood.ts';

const NAMES = ['Ann', 'Bea', 'Cal', 'Dov', 'Eli'];
const ROUNDS = 8;

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

let house: House;
let rounds: Round[] = [];
beforeAll(async () => {
  house = await openNeighbourhood();
  const observer = await house.meet('Ona');
  const people = [];
  for (const name of NAMES) people.push({ name, neighbour: await house.meet(name) });
  const random = numbers(14);
  for (let turn = 0; turn < ROUNDS; turn += 1) rounds.push(await playRound(house, observer, people, random));
  const exported = await exportOf(house, observer);
  rounds = rounds.map((round) => withExport(round, exported));
}, 120_000);
afterAll(() => house.api.stop());

const all = NAMES.length * ROUNDS;
/** One in five, and three deviations of chance above it. */
const most = all / NAMES.length + 3 * Math.sqrt(all * 0.2 * 0.8);

it('somebody who knew the order in which answers were written would find everybody', () => {
  const told = rounds.map((round) => {
    const trail = [...round.behind].flatMap(([post, name]) => [
      ...[...round.named].flatMap(([id, by]) => (by === name ? [id] : [])),
      post,
    ]);
    return { ...round, trails: { ...round.trails, lists: trail } };
  });
  const [guess] = Object.values(guessers);
  expect(guess && hitsOf(guess, told)).toBe(all);
});

it.each(Object.keys(guessers))('by %s a pseudonym is found no more often than by chance', (by) => {
  const guess = guessers[by];
  expect(guess && hitsOf(guess, rounds)).toBeLessThanOrEqual(most);
});
