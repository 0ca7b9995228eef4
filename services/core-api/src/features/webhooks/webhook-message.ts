import type { WebhookField } from '@reflectory/contracts/webhooks';
import { speaksOfSuicide } from '@reflectory/domain/crisis';

/** A thing as it is at the moment; of an entry its text, of a card its title. */
export type Thing = { title: string; text?: string; feelings?: { feeling: string; percent: number }[] };

export type Told = { event: string; subject: string; happenedAt: Date; fields: readonly WebhookField[] };

/** Whether nobody is told of it: a day on which somebody did not want to live is theirs alone. */
export const isKeptQuiet = ({ title, text = '' }: Thing): boolean => speaksOfSuicide(`${title}\n${text}`);

/** The words of a thing that were chosen; null where it is gone, or nobody is told of it. */
export function chosenOf(
  { event, fields }: Pick<Told, 'event' | 'fields'>,
  thing: Thing | null,
): Partial<Thing> | null {
  if (event === 'test' || event === 'routine.ran') return {};
  if (thing === null || isKeptQuiet(thing)) return null;
  const [kind] = event.split('.');
  return Object.fromEntries(
    Object.entries(thing).filter(([name]) => fields.some((field) => field === `${kind}.${name}`)),
  );
}

/** What is sent by the Standard Webhooks: an id, and of its words what was chosen. */
export const messageOf = (
  { event, subject, happenedAt }: Omit<Told, 'fields'>,
  chosen: Partial<Thing>,
): string =>
  JSON.stringify({ type: event, timestamp: happenedAt.toISOString(), data: { id: subject, ...chosen } });
