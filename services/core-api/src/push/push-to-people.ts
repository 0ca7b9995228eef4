import { builtInLanguage, type Language } from '@reflectory/contracts/languages';
import type { PushMessage } from '@reflectory/contracts/reminders';
import type { Transaction } from '@reflectory/runtime/database';
import type { PushSender } from './push-sender.ts';
import {
  findPushSubscriptions,
  type PushPerson,
  type PushSubscription,
  removePushSubscriptions,
} from './push.repository.ts';

/** Messages under way at once: a push service that is slow holds up no other. */
const AT_ONCE = 20;

type Parts = { db: Transaction; push: PushSender | null };

/**
 * Sends a message to every browser of some people, in its language; answers how many took it. Browsers that are gone are
 * forgotten.
 */
export async function pushToPeople<Person extends PushPerson>(
  { db, push }: Parts,
  people: readonly Person[],
  messageFor: (person: Person, language: Language) => PushMessage,
): Promise<number> {
  if (!push || people.length === 0) return 0;
  const keyOf = ({ instance_id: instance, user_id: user }: PushPerson) => `${instance}/${user}`;
  const byPerson = new Map(people.map((person) => [keyOf(person), person]));
  const waiting = await findPushSubscriptions(db, people);
  const gone: string[] = [];
  let sent = 0;
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const person = byPerson.get(keyOf(next));
      if (!person) continue;
      const outcome = await push.send(targetOf(next), messageFor(person, builtInLanguage(next.language)));
      if (outcome === 'sent') sent += 1;
      if (outcome === 'gone') gone.push(next.id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  if (gone.length > 0) await removePushSubscriptions(db, gone);
  return sent;
}

const targetOf = ({ endpoint, p256dh, auth }: PushSubscription) => ({ endpoint, p256dh, auth });
