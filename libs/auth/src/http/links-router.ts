import { HttpError } from '@reflectory/server-kit';
import { type Request, Router } from 'express';
import { addressOf, contextOf } from '@reflectory/runtime/http';
import { validationFailed } from '../auth-errors.ts';
import { otpBody, recoverBody, resendBody, verifyBody, readEmailAddress } from '../auth.schema.ts';
import { type CodeChallenge, readCodeChallenge } from '../links/code-challenge.ts';
import { CODE_PREFIX, type LinkType } from '../links/link-mailer.ts';
import type { IssuedSession } from '../sessions/session-issuer.ts';
import { answerSession, nameSession } from './answer-session.ts';
import { placeOf, queryOf, readBody } from './auth-reader.ts';
import type { AuthServices } from './auth-services.ts';
import { withFragment, withQuery } from './redirect-target.ts';
import { refusePhone } from '../refusals.ts';

/** Said when the other of two mails has to be opened as well. */
const HALF_CONFIRMED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

type Link = { type: LinkType; email: string; challenge?: CodeChallenge | null };

/** POST /recover, /resend, /otp and both forms of /verify. */
export function createLinksRouter(services: AuthServices): Router {
  const { links, gate, redirectOf, inBackground } = services;
  const router = Router();
  const takeMail = async (req: Request, email: string) => {
    const context = contextOf(req);
    await gate.byAddress('mail', context, addressOf(req));
    await gate.mailTo(context, email);
  };
  const mailLink = async (req: Request, link: Link) => {
    await takeMail(req, link.email);
    return links.mailLink(contextOf(req), { ...link, redirectTo: redirectOf(req) });
  };

  /** Neither the time of the answer nor its status tells whether there is such a person. */
  const mailSoon = async (req: Request, link: Link) => {
    await takeMail(req, link.email);
    const [context, redirectTo] = [contextOf(req), redirectOf(req)];
    await inBackground(() => links.mailLink(context, { ...link, redirectTo }));
  };

  router.post('/recover', async (req, res) => {
    const body = readBody(recoverBody, req);
    const challenge = readCodeChallenge(body);
    await mailSoon(req, { type: 'recovery', email: readEmailAddress(body.email), challenge });
    res.json({});
  });

  router.post('/resend', async (req, res) => {
    const { type, email, phone } = readBody(resendBody, req);
    refusePhone(phone);
    if (type === 'email_change') {
      const address = readEmailAddress(email);
      await takeMail(req, address);
      const [context, redirectTo] = [contextOf(req), redirectOf(req)];
      await inBackground(() => links.mailEmailChange(context, address, redirectTo));
    } else if (type === 'signup') await mailSoon(req, { type: 'signup', email: readEmailAddress(email) });
    else throw validationFailed("Only mails of type 'signup' and 'email_change' can be sent again");
    res.json({});
  });

  router.post('/otp', async (req, res) => {
    const body = readBody(otpBody, req);
    refusePhone(body.phone);
    const challenge = readCodeChallenge(body);
    const link = { email: readEmailAddress(body.email), challenge };
    const wasSent =
      (await mailLink(req, { ...link, type: 'magiclink' })) ||
      (body.create_user !== false &&
        (await links.mailFirstLink(contextOf(req), {
          ...link,
          data: body.data ?? {},
          redirectTo: redirectOf(req),
        })));
    if (!wasSent) throw new HttpError(422, 'otp_disabled', 'Signups not allowed for otp');
    res.json({});
  });

  addMailedProof(router, services);
  addMailedLink(router, services);
  return router;
}

/** POST /verify: what a program shows of a mail. */
function addMailedProof(router: Router, { verify, gate }: AuthServices): void {
  router.post('/verify', async (req, res) => {
    const { type, token, token_hash: tokenHash, email: sentTo, phone } = readBody(verifyBody, req);
    refusePhone(phone);
    const context = contextOf(req);
    await gate.byAddress('verify', context, addressOf(req));
    if (!type) throw validationFailed('Verify requires a verification type');
    if (!token && !tokenHash) throw validationFailed('Verify requires a token or a token hash');
    const email = token ? readEmailAddress(sentTo) : null;
    if (email !== null) await gate.mailedCode(context, email);
    const proof = email === null ? { token: tokenHash ?? '', isLink: false } : { code: token ?? '', email };
    const verified = await verify({ type, ...proof }, placeOf(req));
    if (email !== null) await gate.forgetMailedCodes(context, email);
    if ('session' in verified) answerSession(res, verified.session);
    else res.json({ msg: HALF_CONFIRMED, code: '200' });
  });
}

/** GET /verify: what a person opens out of a mail. Success and failure both lead back into the product. */
function addMailedLink(router: Router, { verify, gate, redirectOf }: AuthServices): void {
  // Mail scanners look at links by HEAD: that must not use them up.
  router.head('/verify', (_req, res) => {
    res.status(204).end();
  });
  router.get('/verify', async (req, res) => {
    const query = queryOf(req);
    const [type, token] = [query.get('type') ?? '', query.get('token') ?? ''];
    const target = redirectOf(req);
    // Where a program reads no fragment, it is told in the query as well.
    const told = (values: Record<string, string>) =>
      withFragment(token.startsWith(CODE_PREFIX) ? withQuery(target, values) : target, values);
    try {
      await gate.byAddress('verify', contextOf(req), addressOf(req));
      const verified = await verify({ type, token, isLink: true }, placeOf(req));
      if ('isHalf' in verified) return res.redirect(303, told({ message: HALF_CONFIRMED }));
      if ('code' in verified) return res.redirect(303, withQuery(target, { code: verified.code }));
      nameSession(res, verified.session);
      res.redirect(303, withFragment(target, { ...fragmentOf(verified.session), type }));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const values = { error: 'access_denied', error_code: error.code, error_description: error.message };
      res.redirect(303, told(values));
    }
  });
}

function fragmentOf({ reply }: IssuedSession): Record<string, string> {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = reply;
  return {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
  };
}
