import type { Row } from '../plant.ts';

/** A call that names somebody's thing. */
export type AuthCall = {
  /** Method and route, as the routers have it. */
  route: string;
  request(thing: Row): { path?: string; body?: unknown };
  /** Whether it may be tried with things of the actor's own instance as well. */
  isForOwnInstance?: boolean;
  /** Whether the secret of somebody who is a member here too is tried, which was made elsewhere. */
  isForTraveller?: boolean;
  /** Why the answers differ at one's own instance. */
  known?: string;
};

const text = (value: unknown) => String(value);
const takenAddress = "an address that is taken at one's own instance is answered as such, as specified";

/** Those of the routers, each with what it may be tried with. */
export const authCalls: readonly AuthCall[] = [
  { route: 'GET /user', request: () => ({}) },
  { route: 'GET /reauthenticate', request: () => ({}) },
  { route: 'PUT /user', request: () => ({ body: { data: { colour: 'blue' } } }) },
  { route: 'PUT /user', request: (thing) => ({ body: { email: thing['email'] } }), known: takenAddress },
  { route: 'GET /user/identities/authorize', request: () => ({ path: '?provider=email' }) },
  {
    route: 'DELETE /user/identities/:id',
    request: (thing) => ({ path: `/${text(thing['identityId'])}` }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /factors/:id/challenge',
    request: (thing) => ({ path: `/${text(thing['factorId'])}/challenge` }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /factors/:id/verify',
    request: (thing) => ({
      path: `/${text(thing['factorId'])}/verify`,
      body: { challenge_id: thing['sessionId'], code: '123456' },
    }),
    isForOwnInstance: true,
  },
  {
    route: 'DELETE /factors/:id',
    request: (thing) => ({ path: `/${text(thing['factorId'])}` }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /token',
    request: (thing) => ({
      path: '?grant_type=refresh_token',
      body: { refresh_token: thing['refreshToken'] },
    }),
    isForTraveller: true,
  },
  {
    route: 'POST /token',
    request: (thing) => ({
      path: '?grant_type=pkce',
      body: { auth_code: thing['flowCode'], code_verifier: 'v'.repeat(43) },
    }),
    isForTraveller: true,
  },
  {
    route: 'POST /token',
    request: (thing) => ({
      path: '?grant_type=password',
      body: { email: thing['email'], password: 'not-the-password' },
    }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /verify',
    request: (thing) => ({ body: { type: 'magiclink', token_hash: thing['oneTimeToken'] } }),
    isForTraveller: true,
  },
  {
    route: 'POST /verify',
    request: (thing) => ({ body: { type: 'email', email: thing['email'], token: '123456' } }),
    isForOwnInstance: true,
  },
  {
    route: 'GET /verify',
    request: (thing) => ({ path: `?type=magiclink&token=${text(thing['oneTimeToken'])}` }),
  },
  {
    route: 'HEAD /verify',
    request: (thing) => ({ path: `?type=magiclink&token=${text(thing['oneTimeToken'])}` }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /recover',
    request: (thing) => ({ body: { email: thing['email'] } }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /resend',
    request: (thing) => ({ body: { type: 'signup', email: thing['email'] } }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /resend',
    request: (thing) => ({ body: { type: 'email_change', email: thing['email'] } }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /otp',
    request: (thing) => ({ body: { email: thing['email'], create_user: false } }),
    known: 'a link for somebody who is not known is refused, as the contract has it',
  },
  {
    route: 'POST /signup',
    request: (thing) => ({ body: { email: thing['email'], password: 'quiet-notebook-7' } }),
    known: takenAddress,
  },
  { route: 'GET /admin/users', request: () => ({}) },
  {
    route: 'POST /admin/users',
    request: (thing) => ({ body: { email: thing['email'] } }),
    isForOwnInstance: true,
  },
  {
    route: 'GET /admin/users/:id',
    request: (thing) => ({ path: `/${text(thing['id'])}` }),
    isForOwnInstance: true,
  },
  {
    route: 'PUT /admin/users/:id',
    request: (thing) => ({ path: `/${text(thing['id'])}`, body: { ban_duration: '24h' } }),
    isForOwnInstance: true,
  },
  {
    route: 'DELETE /admin/users/:id',
    request: (thing) => ({ path: `/${text(thing['id'])}`, body: {} }),
    isForOwnInstance: true,
  },
  {
    route: 'GET /admin/users/:id/factors',
    request: (thing) => ({ path: `/${text(thing['id'])}/factors` }),
    isForOwnInstance: true,
  },
  {
    route: 'DELETE /admin/users/:id/factors/:factor',
    request: (thing) => ({ path: `/${text(thing['id'])}/factors/${text(thing['factorId'])}` }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /admin/generate_link',
    request: (thing) => ({ body: { type: 'magiclink', email: thing['email'] } }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /invite',
    request: (thing) => ({ body: { email: thing['email'] } }),
    isForOwnInstance: true,
  },
  { route: 'POST /sso', request: () => ({ body: { domain: 'people.example' } }) },
  { route: 'GET /authorize', request: () => ({ path: '?provider=github' }) },
  { route: 'GET /settings', request: () => ({}) },
  { route: 'GET /health', request: () => ({}) },
  { route: 'GET /.well-known/jwks.json', request: () => ({}) },
  { route: 'GET /.well-known/openid-configuration', request: () => ({}) },
];
