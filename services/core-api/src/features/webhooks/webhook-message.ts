import type { WebhookField } from '@reflectory/contracts/webhooks';
import { speaksOfSuicide } from '@reflectory/domain/crisis';

/** A thing as it is at the moment; of an entry its text, of a card its title. */
export type Thing = { title: string; text?: string; feelings?: { feeling: string; percent: number }[] };

export type Told = { event: string; subject: string; happenedAt: Date; fields: readonly WebhookField[] };

/** Whether nobody is told of it: a day on which somebody did not want to live is theirs alone. */
export const isKeptQuiet = ({ title, text = '' }: Thing): boolean => speaksOfSuicide(`${title}\n${text}`);

/** What is sent: an id, and of its words what was chosen. Null where the thing is gone, or nobody is told of it. */
export function messageOf({ event, subject, happenedAt, fields }: Told, thing: Thing | null): string | null {
  const message = (data: object) =>
    JSON.stringify({ type: event, timestamp: happenedAt.toISOString(), data });
  if (event === 'test' || event === 'routine.ran') return message({ id: subject });
  if (thing === null || isKeptQuiet(thing)) return null;
  const [kind] = event.split('.');
  const chosen = Object.entries(thing).filter(([name]) =>
    fields.some((field) => field === `${kind}.${name}`),
  );
  return message({ id: subject, ...Object.fromEntries(chosen) });
}
