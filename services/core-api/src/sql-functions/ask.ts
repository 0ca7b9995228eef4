import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';

/** Asks one function of the database, which sees to who may; answers what it answers. */
export async function ask<Answer>(
  tx: Transaction,
  name: string,
  ...values: readonly unknown[]
): Promise<Answer> {
  const places = values.map((_, index) => `$${index + 1}`).join(', ');
  const [row] = await tx.query<{ answer: Answer }>(`select app.${name}(${places}) as answer`, [...values]);
  return row?.answer as Answer;
}

/** The same where null means that it is not there. @throws FunctionError not_found */
export async function askFor<Answer>(
  tx: Transaction,
  name: string,
  ...values: readonly unknown[]
): Promise<Answer> {
  const answer = await ask<Answer | null>(tx, name, ...values);
  if (answer === null) throw new FunctionError('not_found', 'It is not there, or not for you');
  return answer;
}
