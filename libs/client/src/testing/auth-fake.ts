import type { WeaknessReason } from '@reflectory/contracts/auth';
import { answerFactors, factorObject, type FakeFactor } from './factors-fake.ts';

/** The person that a test is signed in as. */
export type FakeUser = {
  id: string;
  email: string;
  name?: string;
  password?: string;
  /** Why the service refuses whatever password the person chooses. */
  weakReasons?: WeaknessReason[];
  factors?: FakeFactor[];
};

const HOUR_SECONDS = 3600;

const base64url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function userObject({ id, email, name = '', factors = [] }: FakeUser) {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { name },
    identities: [],
    ...(factors.length > 0 && { factors: factors.map(factorObject) }),
    created_at: '2025-01-01T00:00:00Z',
    updated_at: '2025-01-01T00:00:00Z',
  };
}

/** A session as the auth endpoints answer it; its token is not signed by anyone. */
export function sessionOf(user: FakeUser, aal: 'aal1' | 'aal2' = 'aal1') {
  const expiresAt = Math.floor(Date.now() / 1000) + HOUR_SECONDS;
  const claims = { sub: user.id, email: user.email, role: 'authenticated', aal, exp: expiresAt };
  return {
    access_token: `${base64url({ alg: 'ES256', typ: 'JWT', kid: 'fake' })}.${base64url(claims)}.c2lnbmF0dXJl`,
    refresh_token: `refresh-${user.id}`,
    token_type: 'bearer',
    expires_in: HOUR_SECONDS,
    expires_at: expiresAt,
    user: userObject(user),
  };
}

type Credentials = { email?: string; password?: string; refresh_token?: string; data?: { name?: string } };
type Change = {
  data?: { name?: string };
  email?: string;
  password?: string;
  current_password?: string;
};

const failure = (status: number, code: string, message: string, detail: object = {}) =>
  Response.json(
    { code, message, ...detail },
    { status, headers: { 'x-supabase-api-version': '2024-01-01' } },
  );

/** Changes a person as PUT /user does. */
function change(user: FakeUser, others: readonly FakeUser[], wanted: Change): Response {
  const { data, email, password, current_password: known } = wanted;
  if (email !== undefined && others.some((other) => other.email === email)) {
    return failure(422, 'email_exists', 'A user with this email address has already been registered');
  }
  if (password !== undefined) {
    if (known !== undefined && known !== user.password) {
      return failure(400, 'invalid_credentials', 'The current password is not right');
    }
    if (user.weakReasons) {
      return failure(422, 'weak_password', 'Too weak', { weak_password: { reasons: user.weakReasons } });
    }
    user.password = password;
  }
  user.name = data?.name ?? user.name ?? '';
  // Another address waits for its confirmation.
  return Response.json({ ...userObject(user), ...(email !== undefined && { new_email: email }) });
}

/** Accounts in memory behind the auth endpoints that our apps call. */
export function createAuthFake(users: FakeUser[], initial: FakeUser | null) {
  let current = initial;
  const accounts = [...users, ...(initial ? [initial] : [])];

  const signIn = (user: FakeUser) => {
    current = user;
    return Response.json(sessionOf(user));
  };

  const signUp = ({ email = '', password = '', data }: Credentials) => {
    if (accounts.some((user) => user.email === email)) {
      return failure(422, 'user_already_exists', 'User already registered');
    }
    const user = { id: crypto.randomUUID(), email, password, name: data?.name ?? '' };
    accounts.push(user);
    return signIn(user);
  };

  const token = (grant: string | null, { email, password, refresh_token }: Credentials) => {
    if (grant === 'refresh_token') {
      const user = accounts.find(({ id }) => refresh_token === `refresh-${id}`);
      return user ? signIn(user) : failure(400, 'refresh_token_not_found', 'Invalid Refresh Token');
    }
    const user = accounts.find((account) => account.email === email && account.password === password);
    return user ? signIn(user) : failure(400, 'invalid_credentials', 'Invalid login credentials');
  };

  const factors = (path: string, method: string, body: Record<string, unknown>) => {
    if (!current) return failure(403, 'session_not_found', 'Auth session missing!');
    const person = current;
    person.factors ??= [];
    const raise = () => Response.json(sessionOf(person, 'aal2'));
    return answerFactors({ factors: person.factors, failure, raise }, { path, method, body });
  };

  return {
    userId: () => current?.id ?? null,
    answer(path: string, method: string, query: URLSearchParams, body: unknown): Response {
      const input = (body ?? {}) as Credentials & Change;
      if (path.startsWith('factors')) return factors(path, method, { ...input });
      if (path === 'signup') return signUp(input);
      if (path === 'token') return token(query.get('grant_type'), input);
      if (path === 'recover') return Response.json({});
      if (path === 'user') {
        if (!current) return failure(403, 'session_not_found', 'Auth session missing!');
        return method === 'PUT' ? change(current, accounts, input) : Response.json(userObject(current));
      }
      if (path === 'logout') {
        if (query.get('scope') !== 'others') current = null;
        return new Response(null, { status: 204 });
      }
      return failure(404, 'not_found', `The fake does not speak /auth/v1/${path}`);
    },
  };
}
