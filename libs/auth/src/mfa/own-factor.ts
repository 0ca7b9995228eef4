import type { RequestContext } from '@reflectory/contracts/control-plane';
import { HttpError } from '@reflectory/server-kit';
import type { Transaction } from '@reflectory/runtime/database';
import type { UserRow } from '../users/user-row.ts';
import { findUser } from '../users/users.repository.ts';
import { lockFactor, type StoredFactor } from './factors.repository.ts';

/** The person, read again after something of theirs was changed. @throws HttpError 403 */
export async function getUser(tx: Transaction, context: RequestContext, id: string): Promise<UserRow> {
  const user = await findUser(tx, context.instance_id, id);
  if (!user) throw new HttpError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  return user;
}

/** A factor of the person, kept from others until the transaction ends. @throws HttpError 404 */
export async function getFactor(tx: Transaction, userId: string, id: string): Promise<StoredFactor> {
  const factor = await lockFactor(tx, userId, id);
  if (!factor) throw factorNotFound();
  return factor;
}

/** The same answer for a factor of somebody else. */
export const factorNotFound = () =>
  new HttpError(404, 'mfa_factor_not_found', 'MFA factor with that id not found');
