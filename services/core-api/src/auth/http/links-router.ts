import { HttpError } from '@reflectory/server-kit';
import { type Request, Router } from 'express';
import { addressOf } from '../../http/client-address.ts';
import { contextOf } from '../../http/request-context.ts';
import { validationFailed } from '../auth-errors.ts';
import { otpBody, recoverBody, resendBody, verifyBody, readEmailAddress } from '../auth.schema.ts';
import type { LinkType } from '../links/link-mailer.ts';
import { answerSession, nameSession } from './answer-session.ts';
import { placeOf, queryOf, readBody, redirectOf } from './auth-reader.ts';
import type { AuthServices } from './auth-services.ts';
import { withFragment } from './redirect-target.ts';
import { refusePhone, refusePkce } from './refusals.ts';

/** Said when the other of two mails has to be opened as well. */
const HALF_CONFIRMED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** POST /recover, /resend, /otp and both forms of /verify. */
export function createLinksRouter(services: AuthServices): Router {
  const { links, gate } = services;
  const router = Router();
  const takeMail = async (req: Request, email: string) => {
    const context = contextOf(req);
    await gate.byAddress('mail', context, addressOf(req));
    await gate.mailTo(context, email);
  };
  const mailLink = async (req: Request, type: LinkType, email: string) => {
    await takeMail(req, email);
    return links.mailLink(contextOf(req), type, email, redirectOf(req));
  };

  router.post('/recover', async (req, res) => {
    const body = readBody(recoverBody, req);
    refusePkce(body.code_challenge);
    await mailLink(req, 'recovery', readEmailAddress(body.email));
    res.json({});
  });

  router.post('/resend', async (req, res) => {
    const { type, email, phone } = readBody(resendBody, req);
    refusePhone(phone);
    if (type === 'email_change') {
      const address = readEmailAddress(email);
      await takeMail(req, address);
      await links.mailEmailChange(contextOf(req), address, redirectOf(req));
    } else if (type === 'signup') await mailLink(req, 'signup', readEmailAddress(email));
    else throw validationFailed("Only mails of type 'signup' and 'email_change' can be sent again");
    res.json({});
  });

  router.post('/otp', async (req, res) => {
    const { email, phone, code_challenge: codeChallenge } = readBody(otpBody, req);
    refusePhone(phone);
    refusePkce(codeChallenge);
    const wasSent = await mailLink(req, 'magiclink', readEmailAddress(email));
    if (!wasSent) throw new HttpError(422, 'otp_disabled', 'Signups not allowed for otp');
    res.json({});
  });

  router.post('/verify', async (req, res) => {
    const { type, token, token_hash: tokenHash, email, phone } = readBody(verifyBody, req);
    refusePhone(phone);
    await gate.byAddress('verify', contextOf(req), addressOf(req));
    if (!type) throw validationFailed('Verify requires a verification type');
    const proof = token ? { token, email: readEmailAddress(email) } : { token: tokenHash ?? '', email: null };
    const session = await links.verify({ type, ...proof }, placeOf(req));
    if (session) answerSession(res, session);
    else res.json({ msg: HALF_CONFIRMED, code: '200' });
  });

  addMailedLink(router, services);
  return router;
}

/** GET /verify: what a person opens out of a mail. Success and failure both lead back into the product. */
function addMailedLink(router: Router, { links, gate }: AuthServices): void {
  // Mail scanners look at links by HEAD: that must not use them up.
  router.head('/verify', (_req, res) => {
    res.status(204).end();
  });
  router.get('/verify', async (req, res) => {
    const query = queryOf(req);
    const type = query.get('type') ?? '';
    const target = redirectOf(req);
    try {
      await gate.byAddress('verify', contextOf(req), addressOf(req));
      const session = await links.verify(
        { type, token: query.get('token') ?? '', email: null },
        placeOf(req),
      );
      if (!session) return res.redirect(303, withFragment(target, { message: HALF_CONFIRMED }));
      nameSession(res, session);
      const { access_token, expires_at, expires_in, refresh_token, token_type } = session.reply;
      const values = {
        access_token,
        expires_at: `${expires_at}`,
        expires_in: `${expires_in}`,
        refresh_token,
      };
      res.redirect(303, withFragment(target, { ...values, token_type, type }));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const values = { error: 'access_denied', error_code: error.code, error_description: error.message };
      res.redirect(303, withFragment(target, values));
    }
  });
}
