import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { request } from 'undici';
import * as z from 'zod';
import { longText } from '../typing/measure.ts';

/** Entries of a call, and tries of one that a busy service refuses. */
const AT_ONCE = 100;
const TRIES = 5;
const WORDS = 150;
const EVERY_MS = 4 * 3_600_000;

const bootSchema = z.object({ service: z.object({ anonKey: z.string() }) });
const signedInSchema = z.object({ access_token: z.string(), user: z.object({ id: z.uuid() }) });

/** Writes entries of some words, six a day, for somebody who is signed in on `page`. @throws Error when they are refused */
export async function writeEntries(
  page: Page,
  { email, password, entries }: { email: string; password: string; entries: number },
): Promise<void> {
  const { host, port } = new URL(page.url());
  const boot = bootSchema.parse(JSON.parse((await page.locator('#boot-manifest').textContent()) ?? ''));
  const { anonKey } = boot.service;
  const post = (path: string, token: string, body: object) =>
    request(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: {
        host,
        apikey: anonKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'resolution=ignore-duplicates',
      },
      body: JSON.stringify(body),
    });
  const answer = await post('/auth/v1/token?grant_type=password', anonKey, { email, password });
  const { access_token: token, user } = signedInSchema.parse(await answer.body.json());
  const now = Date.now();
  const rowOf = (index: number) => ({
    id: randomUUID(),
    user_id: user.id,
    title: `Page ${entries - index}`,
    text: `On page ${entries - index} ${longText(WORDS)}`,
    word_count: WORDS + 3,
    entry_at: new Date(now - index * EVERY_MS).toISOString(),
  });
  for (let first = 0; first < entries; first += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, entries - first) }, (_, index) =>
      rowOf(first + index),
    );
    let status = 0;
    for (let turn = 0; turn < TRIES && (status < 200 || status > 299); turn += 1) {
      const written = await post('/rest/v1/entries?on_conflict=instance_id,id', token, rows);
      status = written.statusCode;
      await written.body.dump();
    }
    if (status < 200 || status > 299) throw new Error(`Entries were answered with ${status}`);
  }
}
