import type { BrowserContext } from '@playwright/test';
import { ask } from './ask.ts';
import type { Person } from './person.ts';
import { DEMO_PASSWORD, origin } from './product.ts';

/** Cookies and local storage of a browser. */
export type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * State of a browser in which `person` has just signed in, with an auth session of its own.
 *
 * @throws Error when the password is refused.
 */
export async function signedInState({ slug, email, anonKey }: Person): Promise<BrowserState> {
  const home = origin(slug);
  const answer = await ask(`${home}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const session = await answer.text();
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}: ${session}`);
  const { hostname } = new URL(home);
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
    return {
      name,
      value,
      domain: hostname,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax' as const,
    };
  });
  // Where the published client looks for its auth session.
  const name = `sb-${hostname.split('.', 1)[0]}-auth-token`;
  return { cookies, origins: [{ origin: home, localStorage: [{ name, value: session }] }] };
}
