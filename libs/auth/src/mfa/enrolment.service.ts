import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { HttpError, type SecretBox } from '@reflectory/server-kit';
import type { Database } from '@reflectory/runtime/database';
import { insufficientAal } from '../auth-errors.ts';
import { getActiveInstance } from '../instances.repository.ts';
import { getSignedIn } from '../sessions/caller.ts';
import { hasSecondFactor, type UserRow } from '../users/user-row.ts';
import { lockUser } from '../users/users.repository.ts';
import { endSessionsOfFactor, lowerSessions } from './assurance.repository.ts';
import { deleteFactor, deleteUnverifiedFactors, insertFactor } from './factors.repository.ts';
import { getFactor, getUser } from './own-factor.ts';
import { drawQrCode } from './qr-code.ts';
import { deleteRecoveryCodes } from './recovery-codes.repository.ts';
import { encodeBase32, keyUri, SECRET_BYTES } from './totp.ts';

/** Factors that a person may have, finished or not. */
const MAX_FACTORS = 10;
/** Minutes after which an enrolment that was not finished may be cleared away. */
const ENROLMENT_MINUTES = 60;

/** What the client is shown once: the secret, also as a picture and as an address. */
type Enrolment = {
  id: string;
  type: 'totp';
  friendly_name: string;
  totp: { qr_code: string; secret: string; uri: string };
};

/** Factors come and go: for the person who calls. */
export type EnrolmentService = {
  /** @throws HttpError 403 insufficient_aal, 422 mfa_factor_name_conflict or too_many_enrolled_mfa_factors */
  enroll(context: RequestContext, factor: { name: string; issuer: string | null }): Promise<Enrolment>;
  /** @throws HttpError 404 mfa_factor_not_found, 422 insufficient_aal */
  unenroll(context: RequestContext, factorId: string): Promise<{ id: string }>;
};

type Dependencies = { database: Database; box: SecretBox };

export function createEnrolmentService({ database, box }: Dependencies): EnrolmentService {
  return {
    enroll: (context, { name, issuer: wantedIssuer }) =>
      database.asService('auth_admin', context.instance_id, async (tx) => {
        const caller = await getSignedIn(tx, context);
        await lockUser(tx, caller.user.id);
        await deleteUnverifiedFactors(tx, caller.user.id, ENROLMENT_MINUTES);
        const user = await getUser(tx, context, caller.user.id);
        if (hasSecondFactor(user) && caller.session.aal !== 'aal2') {
          throw insufficientAal(403, 'AAL2 required to enroll a new factor');
        }
        refuseFactor(user, name);
        const id = randomUUID();
        const secret = randomBytes(SECRET_BYTES);
        await insertFactor(tx, { id, userId: user.id, name: name || null, secret: box.seal(secret, id) });
        const product = wantedIssuer ?? (await getActiveInstance(tx, context)).productName;
        return presentEnrolment({ id, name, secret, issuer: product, account: user.email ?? user.id });
      }),

    unenroll: (context, factorId) =>
      database.asService('auth_admin', context.instance_id, async (tx) => {
        const { user, session } = await getSignedIn(tx, context);
        await lockUser(tx, user.id);
        const factor = await getFactor(tx, user.id, factorId);
        if (factor.status === 'verified' && session.aal !== 'aal2') {
          throw insufficientAal(422, 'AAL2 required to unenroll verified factor');
        }
        await endSessionsOfFactor(tx, user.id, factor.id, session.id);
        await deleteFactor(tx, factor.id);
        if (!hasSecondFactor(await getUser(tx, context, user.id))) {
          await lowerSessions(tx, user.id);
          await deleteRecoveryCodes(tx, user.id);
        }
        return { id: factor.id };
      }),
  };
}

function refuseFactor({ factors }: UserRow, name: string): void {
  if (name !== '' && factors.some((factor) => factor.friendly_name === name)) {
    throw new HttpError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  }
  if (factors.length >= MAX_FACTORS) {
    throw new HttpError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
}

type NewKey = { id: string; name: string; secret: Buffer; issuer: string; account: string };

function presentEnrolment({ id, name, secret, issuer, account }: NewKey): Enrolment {
  const text = encodeBase32(secret);
  const uri = keyUri({ secret: text, issuer, account });
  return {
    id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: drawQrCode(uri), secret: text, uri },
  };
}
