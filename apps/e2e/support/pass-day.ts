import { ask } from './ask.ts';
import type { Person } from './person.ts';
import { origin } from './product.ts';
import { serviceKey } from './tokens.ts';

const DAY_MS = 86_400_000;
const dayBefore = (at: string) => new Date(Date.parse(at) - DAY_MS).toISOString();

/** Lets a day pass for somebody: what they wrote, and the challenge they began, are a day older. */
export async function passDay({ id, slug }: Person): Promise<void> {
  const key = serviceKey();
  const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const rows = async (query: string, change?: object) => {
    const answer = await ask(`${origin(slug)}/rest/v1/${query}`, {
      method: change ? 'PATCH' : 'GET',
      headers,
      ...(change && { body: JSON.stringify(change) }),
    });
    if (!answer.ok) throw new Error(`A day does not pass: ${await answer.text()}`);
    return change ? [] : ((await answer.json()) as Record<string, string>[]);
  };
  const [members, entries] = await Promise.all([
    rows(`challenge_members?user_id=eq.${id}&select=id,started_on`),
    rows(`entries?user_id=eq.${id}&select=id,entry_at&order=entry_at`),
  ]);
  await Promise.all([
    ...members.map(({ id: row, started_on: day = '' }) =>
      rows(`challenge_members?id=eq.${row}`, { started_on: dayBefore(day).slice(0, 10) }),
    ),
    ...entries.map(({ id: row, entry_at: at = '' }) =>
      rows(`entries?id=eq.${row}`, { entry_at: dayBefore(at) }),
    ),
  ]);
}
