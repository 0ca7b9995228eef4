import type { RequestContext } from '@reflectory/contracts/control-plane';
import { HttpError } from '@reflectory/server-kit';
import type { Transaction } from '@reflectory/runtime/database';
import type { UserRow } from '../users/user-row.ts';
import { findPerson } from './directory.repository.ts';

/** A person of the instance's directory. @throws HttpError 404, the same for people of other instances */
export async function getPerson(tx: Transaction, context: RequestContext, id: string): Promise<UserRow> {
  const person = await findPerson(tx, context.instance_id, id);
  if (!person) throw userNotFound();
  return person;
}

export const userNotFound = () => new HttpError(404, 'user_not_found', 'User not found');
