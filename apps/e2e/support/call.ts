import type { Person } from './person.ts';

/** Calls a function as somebody. @throws what the client throws when it is refused. */
export async function call<Answer>({ client }: Person, name: string, body: object): Promise<Answer> {
  const { data, error } = await client.functions.invoke<Answer>(name, { body });
  if (error) throw error;
  return data as Answer;
}
