import type { RequestContext } from '@reflectory/contracts/control-plane';
import { HttpError } from '@reflectory/server-kit';
import { asSqlFailure, type Database, type Transaction } from '@reflectory/runtime/database';
import { emailExists, userAlreadyExists, validationFailed } from '../auth-errors.ts';
import { readEmailAddress } from '../auth.schema.ts';
import { noteInvitation } from '../joining/invitations.repository.ts';
import { checkUserData } from '../users/user-data.policy.ts';
import { presentUser } from '../users/user.presenter.ts';
import { findUserByEmail, insertUser } from '../users/users.repository.ts';
import { readBanDuration } from './ban-duration.ts';
import {
  forgetPerson,
  isLastAdmin,
  isLastSuperAdmin,
  listPeople,
  removePerson,
  setBan,
  setRole,
} from './directory.repository.ts';
import type { PersonBody } from './directory.schema.ts';
import { byKey } from './by-key.ts';
import { getPerson } from './get-person.ts';
import type { PersonChange } from './person-change.ts';

type User = Record<string, unknown>;

/** SQLSTATE of a transaction that was given up because it and another one waited for each other. */
const DEADLOCK = '40P01';

/** The people of an instance as a program with the service key keeps them. Every call throws HttpError 404 for others. */
export type DirectoryService = {
  /** Pages count from 1. */
  list(
    context: RequestContext,
    range: { page: number; perPage: number },
  ): Promise<{ users: User[]; total: number }>;
  get(context: RequestContext, id: string): Promise<User>;
  /** @throws HttpError 400, 422 email_exists; WeakPasswordError */
  create(context: RequestContext, person: PersonBody): Promise<User>;
  /** @throws HttpError 400, 422 email_exists; WeakPasswordError */
  update(context: RequestContext, id: string, change: PersonBody): Promise<User>;
  /** `keepsData`: who they are goes, what they made stays. @throws HttpError 409 where another table holds them */
  remove(context: RequestContext, id: string, keepsData: boolean): Promise<void>;
};

type Dependencies = {
  database: Database;
  change: PersonChange;
  /** Removes mails that were kept instead of sent. */
  forgetMails: (person: { instanceId: string; userId: string }) => Promise<void>;
  now: () => number;
};

export function createDirectoryService(dependencies: Dependencies): DirectoryService {
  const { database, change, forgetMails } = dependencies;
  const inDirectory = <T>(context: RequestContext, run: (tx: Transaction) => Promise<T>) =>
    database.asService('auth_admin', context.instance_id, run);

  return {
    list: (context, range) =>
      inDirectory(context, async (tx) => {
        const { people, total } = await listPeople(tx, context.instance_id, range);
        return { users: people.map(presentUser), total };
      }),

    get: (context, id) => inDirectory(context, async (tx) => presentUser(await getPerson(tx, context, id))),

    create: createCreation(dependencies),

    async update(context, id, wanted) {
      change.check(wanted);
      const passwordHash = await change.hashPassword(context, wanted);
      return inDirectory(context, async (tx) => {
        await change.apply(tx, await getPerson(tx, context, id), { ...wanted, passwordHash });
        return presentUser(await getPerson(tx, context, id));
      });
    },

    async remove(context, id, keepsData) {
      const { instance_id: instanceId } = context;
      const remove = () =>
        inDirectory(context, async (tx) => {
          await getPerson(tx, context, id);
          if (await isLastSuperAdmin(tx, id)) {
            throw new HttpError(422, 'validation_failed', 'The last super admin cannot be removed');
          }
          if (await isLastAdmin(tx, instanceId, id)) {
            throw new HttpError(422, 'validation_failed', 'The last administrator cannot be removed');
          }
          await (keepsData ? forgetPerson : removePerson)(tx, instanceId, id).catch(refuseWhatIsHeld);
        });
      // It takes rows of all tables: another request that came to some of them first may wait for it as well.
      await remove().catch((error: unknown) => {
        if (asSqlFailure(error)?.code !== DEADLOCK) throw error;
        return remove();
      });
      if (!keepsData) await forgetMails({ instanceId, userId: id });
    },
  };
}

/** A table that a program brought may hold on to people. @throws HttpError 409 */
function refuseWhatIsHeld(error: unknown): never {
  if (asSqlFailure(error)?.code !== '23503') throw error;
  throw new HttpError(409, 'conflict', 'Rows of another table still point at this user');
}

function createCreation({ database, change, now }: Dependencies): DirectoryService['create'] {
  return async (context, person) => {
    change.check(person);
    if (!person.email) throw validationFailed('Cannot create a user without either an email or phone');
    const email = readEmailAddress(person.email);
    const data = person.user_metadata ?? {};
    const appData = person.app_metadata ?? {};
    for (const told of [data, appData]) checkUserData(told);
    const ban = person.ban_duration ? readBanDuration(person.ban_duration) : null;
    const passwordHash = (await change.hashPassword(context, person)) ?? null;
    const { instance_id: instanceId } = context;
    const isConfirmed = person.email_confirm ?? false;
    const wantedId = person.id ?? undefined;
    return database.asService('auth_admin', instanceId, async (tx) => {
      if (await findUserByEmail(tx, instanceId, email)) throw emailExists();
      const account = { instanceId, email, passwordHash, data, isConfirmed, id: wantedId, appData };
      const id = await insertUser(tx, account);
      if (id === undefined) throw person.id ? userAlreadyExists() : emailExists();
      await noteInvitation(tx, byKey(instanceId, id));
      if (person.role) await setRole(tx, id, person.role);
      if (ban !== null) await setBan(tx, id, new Date(now() + ban));
      return presentUser(await getPerson(tx, context, id));
    });
  };
}
