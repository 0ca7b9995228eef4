import { call } from './call.ts';
import type { Person } from './person.ts';

/** A circle that anybody may join, with people in it; its id. */
export async function openCircle(
  circle: string | { name: string; kind: 'coach' },
  first: Person,
  ...others: Person[]
): Promise<string> {
  const { id } = await call<{ id: string }>(first, 'create-circle', {
    ...(typeof circle === 'string' ? { name: circle } : circle),
    about: 'What we learn',
    rules: 'Kindly.',
    question: 'What did you let go of?',
    joining: 'open',
    most_members: 12,
  });
  for (const person of others) await call(person, 'join-circle', { id });
  return id;
}
