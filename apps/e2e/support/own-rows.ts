import type { Page } from '@playwright/test';
import { ask } from './ask.ts';
import { bootOn } from './boot.ts';

type Session = { access_token: string; user: { user_metadata: Record<string, unknown> } };

/** The auth session of the person who is signed in on `page`. */
async function ownSession(page: Page): Promise<Session> {
  const stored = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name));
    return key ? localStorage.getItem(key) : null;
  });
  if (!stored) throw new Error('Nobody is signed in here');
  return JSON.parse(stored) as Session;
}

/** A call to the tables as the person who is signed in on `page`; a body is upserted. */
export async function callTable(page: Page, query: string, body?: object): Promise<Response> {
  const { instance, service } = await bootOn(page);
  const { access_token: token } = await ownSession(page);
  const headers = { apikey: service.anonKey, authorization: `Bearer ${token}` };
  const write = { 'content-type': 'application/json', prefer: 'resolution=merge-duplicates' };
  return ask(`${service.url}/rest/v1/${query}`, {
    method: body ? 'POST' : 'GET',
    headers: body ? { ...headers, ...write } : headers,
    ...(body && { body: JSON.stringify({ instance_id: instance.id, ...body }) }),
  });
}

/** Rows of a table as the person who is signed in on `page` may read them. */
export async function ownRows(page: Page, table: string): Promise<unknown> {
  return (await callTable(page, `${table}?select=*`)).json();
}

/** What the account of the person who is signed in on `page` carries. */
export async function ownMetadata(page: Page): Promise<Record<string, unknown>> {
  return (await ownSession(page)).user.user_metadata;
}
