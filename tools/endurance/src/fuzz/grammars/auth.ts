import * as fc from 'fast-check';
import type { HttpInput, Part } from '../input.ts';
import { anyFraming, headerText, lineText } from './rest.ts';
import { broken, encoded, jsonText, mostly, someHeaders, text } from './values.ts';

const paths = [
  'signup', 'token?grant_type=password', 'token?grant_type=refresh_token', 'token?grant_type=pkce', 'token?grant_type=id_token',
  'token', 'user', 'logout', 'logout?scope=global', 'logout?scope=others', 'otp', 'verify', 'resend', 'recover', 'reauthenticate',
  'factors', 'factors/{{otherId}}/challenge', 'factors/{{otherId}}/verify', 'factors/{{otherId}}', 'user/identities/authorize?provider=x',
  'user/identities/{{otherId}}', 'admin/users', 'admin/users?page=2&per_page=1', 'admin/users/{{otherId}}', 'admin/users/{{otherId}}/factors',
  'admin/users/{{otherId}}/factors/{{otherId}}', 'admin/generate_link', 'invite', 'sso', 'settings', 'health', '.well-known/jwks.json',
  '.well-known/openid-configuration', 'authorize?provider=x', 'callback', 'magiclink', 'sessions', 'admin/audit',
]; // prettier-ignore

/** Passwords are seldom in a body: each costs the service a hash. */
const fields: Record<string, fc.Arbitrary<unknown>> = {
  email: mostly(['{{otherEmail}}', 'new@fuzz.example', 'NEW@FUZZ.EXAMPLE ', 'a@b', 'ü@fuzz.example']),
  phone: mostly(['', '+491234567890']),
  data: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant({ name: null, a: { b: [] } })),
  type: mostly([
    'signup',
    'invite',
    'magiclink',
    'recovery',
    'email_change',
    'email',
    'sms',
    'phone_change',
    'email_change_new',
  ]),
  token: mostly(['123456', '', 'pkce_x']),
  token_hash: mostly(['pkce_abc', 'abc']),
  refresh_token: mostly(['{{otherRefreshToken}}', 'x'.repeat(43), '']),
  auth_code: mostly(['00000000-0000-4000-8000-000000000001']),
  code_verifier: mostly(['v'.repeat(43)]),
  code_challenge: mostly(['c'.repeat(43), '']),
  code_challenge_method: mostly(['s256', 'plain', '']),
  create_user: fc.boolean(),
  nonce: mostly(['123456']),
  friendly_name: text,
  factor_type: mostly(['totp', 'phone', 'webauthn']),
  issuer: text,
  challenge_id: mostly(['00000000-0000-4000-8000-000000000001']),
  code: mostly(['123456']),
  id: mostly(['00000000-0000-4000-8000-000000000009']),
  user_metadata: fc.jsonValue({ maxDepth: 2 }),
  app_metadata: fc.jsonValue({ maxDepth: 2 }),
  ban_duration: mostly(['24h', 'none', '1ns', '-5m', '999999999h', '1h30m']),
  role: text,
  email_confirm: fc.boolean(),
  new_email: mostly(['newer@fuzz.example']),
  should_soft_delete: fc.boolean(),
  password_hash: mostly([
    '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA',
    '$2a$10$abcdefghijklmnopqrstuv',
  ]),
  channel: text,
  gotrue_meta_security: fc.constant({}),
};
const rare = fc.record({ password: mostly(['quiet-notebook-7', 'short', 'x'.repeat(73), 'é'.repeat(40)]) });

const known = Object.entries(fields).map(([name, value]) =>
  fc.tuple(
    fc.constant(name),
    fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) }),
  ),
);
const body = fc
  .tuple(
    fc.array(fc.oneof(...known), { maxLength: 6 }),
    fc.oneof({ weight: 12, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: rare }),
  )
  .map(([pairs, more]): Part[] => [JSON.stringify({ ...Object.fromEntries(pairs), ...more })]);

const query = fc
  .array(
    fc.tuple(
      mostly([
        'redirect_to',
        'token',
        'type',
        'page',
        'per_page',
        'scope',
        'grant_type',
        'apikey',
        'provider',
      ]),
      encoded(
        mostly([
          'http://localhost/x',
          'https://evil.example',
          'javascript:alert(1)',
          'http://[::1',
          '//x',
          'recovery',
          '1',
          '-1',
        ]),
      ),
    ),
    { maxLength: 2 },
  )
  .map((pairs) => pairs.map((parts) => parts.join('=')).join('&'));

/** Requests to every endpoint of auth. */
export const authGrammar: fc.Arbitrary<HttpInput> = fc
  .record({
    kind: fc.constant('http' as const),
    principal: fc.constantFrom('visitor' as const, 'other' as const, 'other' as const, 'service' as const),
    method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'HEAD', 'PATCH', 'OPTIONS'),
    place: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...paths) },
      { weight: 1, arbitrary: broken(fc.constantFrom(...paths)) },
      { weight: 1, arbitrary: encoded(text) },
    ),
    query,
    headers: someHeaders({
      'x-supabase-api-version': mostly(['2024-01-01', '2023-01-01']).map(headerText),
      'content-type': mostly([
        'application/json',
        'text/plain',
        'multipart/form-data',
        'application/json; charset=nope',
      ]).map(headerText),
      'content-encoding': fc.constantFrom('gzip', 'br', 'nope'),
      'user-agent': text.map(headerText),
      authorization: mostly([
        'Bearer',
        'Bearer x',
        'Bearer a.b.c',
        'Basic eDp5',
        'bearer {{otherToken}}',
        'Bearer {{otherToken}}x',
      ]).map(headerText),
    }),
    body: fc.oneof({ weight: 8, arbitrary: body }, { weight: 2, arbitrary: jsonText }),
    framing: anyFraming,
  })
  .map(({ place, query: more, ...input }) => ({
    ...input,
    path: lineText(`/auth/v1/${place}${more === '' ? '' : `${place.includes('?') ? '&' : '?'}${more}`}`),
    ...(['GET', 'HEAD'].includes(input.method) && { body: [], framing: 'none' as const }),
  }));
