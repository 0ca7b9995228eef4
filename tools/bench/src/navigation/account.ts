import type { Page } from '@playwright/test';
import { request } from 'undici';
import * as z from 'zod';

/** Tries of a call that a busy service refuses. */
const TRIES = 5;

const bootSchema = z.object({ service: z.object({ anonKey: z.string() }) });
const signedInSchema = z.object({ access_token: z.string(), user: z.object({ id: z.uuid() }) });

/** Somebody who writes through the public API. */
export type WritingAccount = {
  userId: string;
  /** Posts a value as JSON, or bytes as they are. A row that is there already is left. @throws Error when it stays refused */
  post(path: string, body: object | Buffer, contentType?: string): Promise<void>;
};

/** Signs in who is signed in on `page`, beside the page. */
export async function openWriting(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<WritingAccount> {
  const { host, port } = new URL(page.url());
  const boot = bootSchema.parse(JSON.parse((await page.locator('#boot-manifest').textContent()) ?? ''));
  const { anonKey } = boot.service;
  const send = (path: string, token: string, body: string | Buffer, contentType = 'application/json') =>
    request(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: {
        host,
        apikey: anonKey,
        authorization: `Bearer ${token}`,
        'content-type': contentType,
        prefer: 'resolution=ignore-duplicates',
      },
      body,
    });
  const credentials = JSON.stringify({ email, password });
  const answer = await send('/auth/v1/token?grant_type=password', anonKey, credentials);
  const { access_token: token, user } = signedInSchema.parse(await answer.body.json());
  return {
    userId: user.id,
    async post(path, body, contentType) {
      let said = '';
      for (let turn = 0; turn < TRIES; turn += 1) {
        const sent = Buffer.isBuffer(body) ? body : JSON.stringify(body);
        const written = await send(path, token, sent, contentType);
        said = `${written.statusCode}: ${await written.body.text()}`;
        if (written.statusCode < 300) return;
      }
      throw new Error(`${path} was answered with ${said}`);
    },
  };
}
