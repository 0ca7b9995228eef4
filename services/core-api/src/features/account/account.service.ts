import type { AccountStatus } from '@reflectory/contracts/account';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { DELETION_GRACE_DAYS } from '@reflectory/contracts/behaviour';
import type { RateLimit, RateLimiter } from '@reflectory/auth';
import type { Database } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import { takeOrRefuse } from '../../rate-limits/index.ts';
import { missingProof } from './account.policy.ts';
import {
  type AccountRow,
  closeAccount,
  findAccount,
  keepAccount,
  type Place,
  readStatus,
} from './account.repository.ts';

const DAY_MS = 86_400_000;
/** Attempts to prove who somebody is, before an account closes. */
const attempts: RateLimit = { name: 'account-proof', burst: 10, seconds: 60 };

export type AccountDependencies = {
  database: Database;
  /** Answers false for an account without a password. */
  verifyPassword: (hash: string | null, password: string) => Promise<boolean>;
  limiter: Pick<RateLimiter, 'take'>;
  /** Milliseconds. */
  now: () => number;
};

/** Leaving, and staying after all. */
export type AccountService = {
  getStatus(context: RequestContext): Promise<AccountStatus>;
  /** Closes the caller's account. @throws FunctionError invalid_input, not_permitted, conflict, rate_limited */
  requestDeletion(
    context: RequestContext,
    proof: FunctionInput<'request-account-deletion'>,
  ): Promise<AccountStatus>;
  /** Keeps the caller's account; nothing happens when it does not close. @throws FunctionError conflict: too late */
  cancelDeletion(context: RequestContext): Promise<AccountStatus>;
};

/** The rules of leaving. */
export function createAccountService(dependencies: AccountDependencies): AccountService {
  const { database, verifyPassword, limiter, now } = dependencies;
  const asAuth = database.asService;
  const getStatus = (context: RequestContext) =>
    database.asPrincipal(context, readStatus, { readOnly: true });

  const refuseWithoutProof = async (
    account: AccountRow,
    { email, password }: FunctionInput<'request-account-deletion'>,
  ) => {
    const missing = missingProof(
      {
        email: account.email,
        isPasswordRight: password === '' ? null : await verifyPassword(account.encrypted_password, password),
        signedInAt: account.signed_in_at,
        hasSecondFactor: account.has_second_factor,
        gaveSecondFactor: account.aal === 'aal2',
      },
      email,
      now(),
    );
    if (missing === 'second_factor')
      throw new FunctionError('not_permitted', 'Give your second factor first');
    if (missing) throw new FunctionError('invalid_input', texts[missing], { [missing]: texts[missing] });
  };

  return {
    getStatus,

    async requestDeletion(context, proof) {
      const place = placeOf(context);
      await takeOrRefuse(limiter, attempts, `${place.instanceId}:${place.userId}`);
      const account = await asAuth('auth_admin', place.instanceId, (tx) =>
        findAccount(tx, place, context.auth_session_id),
      );
      if (!account?.is_member) throw new FunctionError('conflict', 'There is no account of yours here');
      if (account.is_last_super_admin) {
        throw new FunctionError('conflict', 'Nobody else looks after all instances: name somebody first');
      }
      await refuseWithoutProof(account, proof);
      const purgeAfter = new Date(now() + DELETION_GRACE_DAYS * DAY_MS);
      await asAuth('auth_admin', place.instanceId, (tx) =>
        closeAccount(tx, place, purgeAfter, context.auth_session_id),
      );
      return getStatus(context);
    },

    async cancelDeletion(context) {
      const place = placeOf(context);
      await asAuth('auth_admin', place.instanceId, (tx) => keepAccount(tx, place));
      const status = await getStatus(context);
      if (status.deletion)
        throw new FunctionError('conflict', 'It is too late: the account is being removed');
      return status;
    },
  };
}

const texts = {
  email: 'This is not the address of your account',
  password: 'The password is not right',
};

function placeOf({ instance_id: instanceId, user_id: userId }: RequestContext): Place {
  if (userId === null) throw new FunctionError('not_authenticated', 'User not authenticated');
  return { instanceId, userId };
}
