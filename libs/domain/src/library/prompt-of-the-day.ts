import { randomFrom } from '../artwork/random.ts';

/** Days until a prompt may be the first of a day again. */
const daysOfRest = 30;
const millisecondsOfDay = 24 * 60 * 60 * 1000;

/**
 * Prompts for a day (`2026-11-22`), the day's own first, then what "another" shows. The same for everybody with that seed;
 * those who do not want one get the next. Each prompt is due one day in thirty, and one that is added moves no other.
 */
export const promptsOfTheDay = <Prompt extends { key: string }>(
  prompts: readonly Prompt[],
  { seed, day, unwanted }: { seed: string; day: string; unwanted: readonly string[] },
): Prompt[] => {
  const dueToday = Math.floor(Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay) % daysOfRest;
  const isDue = (key: string) => Math.floor(randomFrom(`${seed} ${key}`)() * daysOfRest) === dueToday;
  return prompts
    .filter(({ key }) => !unwanted.includes(key))
    .map((prompt) => ({
      prompt,
      rank: randomFrom(`${seed} ${day} ${prompt.key}`)() + (isDue(prompt.key) ? 0 : 1),
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ prompt }) => prompt);
};
