import { Router, type Request, type Response, urlencoded } from 'express';
import type { Account } from './account.ts';
import type { Behaviour } from './stand-in.ts';

/** By which both know the product. */
export const STAND_IN_CLIENT = { id: 'reflectory', secret: 'a secret of the stand-in' };

type Paths = { authorize: string; decide: string; token: string; revoke: string | null };
type Parts = { paths: Paths; account: Account; behaviour: Behaviour };

const query = (request: Request) => new URL(request.url, 'http://stand-in').searchParams;

/** The way back of somebody who has decided; null for a request that no provider would take. */
export function decide(
  { account, behaviour }: Omit<Parts, 'paths'>,
  asked: URLSearchParams,
  isAllowed: boolean,
) {
  const [redirect, challenge] = [asked.get('redirect_uri'), asked.get('code_challenge')];
  const isWhole = asked.get('response_type') === 'code' && asked.get('code_challenge_method') === 'S256';
  if (!isWhole || asked.get('client_id') !== STAND_IN_CLIENT.id || !redirect || !challenge) return null;
  const scopes = (asked.get('scope') ?? '')
    .split(' ')
    .filter((scope) => !behaviour.leftOutScopes.includes(scope));
  const said: Record<string, string> = isAllowed
    ? { code: account.newCode({ challenge, redirect, scopes }), scope: scopes.join(' ') }
    : { error: 'access_denied' };
  return `${redirect}?${new URLSearchParams({ ...said, state: asked.get('state') ?? '' })}`;
}

const page = (address: string, name: string) => `<!doctype html><html lang="en"><title>Stand-in</title><main>
<h1>Let Reflectory read the calendars of ${name}?</h1>
<p><a href="${address}&amp;decision=allow">Allow</a></p><p><a href="${address}&amp;decision=deny">Deny</a></p></main></html>`;

/** How a provider lets somebody in, by the code flow with PKCE. */
export function createOAuthRouter(parts: Parts): Router {
  const { paths, account, behaviour } = parts;
  const router = Router();
  router.get(paths.authorize, (request, response) => {
    const asked = `${paths.decide}?${query(request).toString().replaceAll('&', '&amp;')}`;
    response.type('html').send(page(asked, account.name));
  });
  router.get(paths.decide, (request, response) => {
    const back = decide(parts, query(request), query(request).get('decision') === 'allow');
    if (back === null) response.status(400).send('This is no request for a code');
    else response.redirect(back);
  });
  router.post(paths.token, urlencoded({ extended: false }), (request, response) => {
    behaviour.asked.push(paths.token);
    if (behaviour.isAway) return void response.status(503).end();
    answerToken(request, response, parts);
  });
  if (paths.revoke !== null)
    router.post(paths.revoke, urlencoded({ extended: false }), (request, response) => {
      behaviour.asked.push('/revoke');
      if (behaviour.isAway) return void response.status(503).end();
      const grant = account.grantOf(String(fieldsOf(request)['token']));
      if (!grant) return void response.status(400).json({ error: 'invalid_token' });
      grant.isOver = true;
      response.json({});
    });
  return router;

  function answerToken(request: Request, response: Response, { paths: { revoke } }: Parts) {
    const form = fieldsOf(request);
    if (form['client_id'] !== STAND_IN_CLIENT.id || form['client_secret'] !== STAND_IN_CLIENT.secret)
      return void response.status(401).json({ error: 'invalid_client' });
    const isRenewed = form['grant_type'] === 'refresh_token';
    const way = { verifier: String(form['code_verifier']), redirect: String(form['redirect_uri']) };
    const grant = isRenewed
      ? account.grantOf(String(form['refresh_token']))
      : account.takeCode(String(form['code']), way);
    if (!grant) return void response.status(400).json({ error: 'invalid_grant' });
    // Google keeps the token by which others are had; Microsoft gives another each time.
    if (isRenewed && revoke === null) account.rotate(grant);
    response.json({
      access_token: account.newAccess(grant, behaviour.seconds),
      ...((!isRenewed || revoke === null) && { refresh_token: grant.refresh }),
      expires_in: behaviour.seconds,
      token_type: 'Bearer',
      scope: grant.scopes.join(' '),
    });
  }
}

const fieldsOf = ({ body }: Request) => body as Record<string, string | undefined>;
