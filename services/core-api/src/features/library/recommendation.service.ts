import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { Language } from '@reflectory/contracts/languages';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import type { Transaction } from '@reflectory/runtime/database';
import { listFrameworks } from './library.service.ts';
import {
  listLatelyBegun,
  listRecentTexts,
  listWrittenAreas,
  wantsRecommendation,
} from './recommendation.repository.ts';

/** Entries of seven days that make something worth a recommendation. */
const LEAST_ENTRIES = 3;

/** Frameworks of the product for who writes of a part of life again and again, the nearest first; nothing is made of health. */
const FRAMEWORKS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    work: ['weekly-review', 'meeting-debrief', 'energy-audit'],
    money: ['worry-time', 'decision-journal', 'thought-record'],
    family: ['difficult-conversation', 'gratitude', 'letter-to-self'],
    friends: ['gratitude', 'difficult-conversation', 'evening-review'],
    love: ['difficult-conversation', 'letter-to-self', 'values'],
    rest: ['evening-review', 'worry-time', 'energy-audit'],
    home: ['weekly-review', 'energy-audit', 'gratitude'],
    faith: ['values', 'gratitude', 'letter-to-self'],
    travel: ['gratitude', 'evening-review', 'values'],
    food: ['energy-audit', 'self-compassion', 'evening-review'],
    learning: ['woop', 'grow', 'weekly-review'],
    creativity: ['morning-intention', 'woop', 'pre-mortem'],
    nature: ['gratitude', 'evening-review', 'energy-audit'],
    purpose: ['values', 'grow', 'letter-to-self'],
    self: ['self-compassion', 'thought-record', 'values'],
  }),
);

/**
 * A framework by what the caller wrote about most in seven days, with the reason; null where it is not wanted, where too
 * little says so, or where somebody speaks of not wanting to live: then help is shown, and nothing is offered instead.
 */
export async function getRecommendation(
  tx: Transaction,
  zone: string,
  language: Language,
): Promise<FunctionOutput<'get-recommendation'>> {
  if (!(await wantsRecommendation(tx))) return { isWanted: false, recommendation: null };
  const areas = await listWrittenAreas(tx, zone, LEAST_ENTRIES);
  if (areas.length === 0 || (await listRecentTexts(tx, zone)).some((text) => speaksOfSuicide(text)))
    return { isWanted: true, recommendation: null };
  const begun = await listLatelyBegun(tx);
  const offered = new Map((await listFrameworks(tx, language)).map((one) => [one.key, one]));
  for (const { area, entries } of areas) {
    const key = FRAMEWORKS.get(area)?.find((one) => offered.has(one) && !begun.has(one));
    const framework = key === undefined ? undefined : offered.get(key);
    if (framework) return { isWanted: true, recommendation: { framework, area, entries } };
  }
  return { isWanted: true, recommendation: null };
}
