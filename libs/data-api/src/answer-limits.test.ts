import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstance, createPerson, type TestPerson, type TestService } from '@reflectory/runtime/testing';
import { startDataApi } from './testing/data-api-service.ts';

type Nested = { presentation_shares: { entries: Nested }[] };

describe('what one answer may hold', () => {
  let api: TestService;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startDataApi();
    ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
    const entryId = randomUUID();
    await api.owner.query(
      `insert into entries (id, instance_id, user_id, title, text) values ($1, $2, $3, 'A day', 'A day.')`,
      [entryId, ada.instanceId, ada.id],
    );
    await api.owner.query(
      `insert into presentation_shares (instance_id, user_id, source_id, title, presentation_type, presentation_data)
       select $2, $3, $1, 'A day', 'session', jsonb_build_object('text', repeat('x', 2000)) from generate_series(1, 100)`,
      [entryId, ada.instanceId, ada.id],
    );
  });
  afterAll(() => api.stop());

  const get = (path: string) => api.fetchAs(ada.context, `/rest/v1/${path}`);
  const nested = (times: number): string =>
    times === 0 ? 'id' : `id,presentation_shares(id,entries(${nested(times - 1)}))`;

  it('shares of an entry, and theirs again, come as they are asked for', async () => {
    const answer = await get('entries?select=id,presentation_shares(id,entries(id,presentation_shares(id)))');
    const [entry] = (await answer.json()) as Nested[];
    expect(entry?.presentation_shares).toHaveLength(100);
    expect(entry?.presentation_shares[99]?.entries.presentation_shares).toHaveLength(100);
  });

  it('what multiplies with each step is given up at once and says what to do', async () => {
    const startedAt = performance.now();
    const answer = await get(`entries?select=${nested(4)}`);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      code: 'PT413',
      message: 'The answer would embed more than 20000 rows',
      hint: expect.stringContaining('fewer rows'),
    });
    // 100 million rows would be read for as long as a statement may take.
    expect(performance.now() - startedAt).toBeLessThan(8000);
  });

  it('an embedding that is too deep is refused before anything is read', async () => {
    const answer = await get(`entries?select=${nested(5)}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'PGRST127' });
  });

  it('an answer has so many bytes, also where they lie packed, and whoever asks for less gets it', async () => {
    await api.owner.query('create table public.long_texts (id int primary key, text text, data jsonb)');
    await api.owner.query(
      `insert into public.long_texts select n, repeat('quiet ', 100000), jsonb_build_object('t', repeat('x', 500000))
       from generate_series(1, 40) n`,
    );
    await api.owner.query('grant select on public.long_texts to authenticated');
    await expect.poll(async () => (await get('long_texts?select=id&limit=1')).status).toBe(200);
    for (const column of ['text', 'data']) {
      const answer = await get(`long_texts?select=id,${column}`);
      expect([column, answer.status]).toEqual([column, 413]);
      expect(await answer.json()).toMatchObject({
        message: 'The answer would have more than 16777216 bytes',
      });
      const less = await get(`long_texts?select=id,${column}&limit=10`);
      expect(await less.json()).toHaveLength(10);
    }
    expect((await get('long_texts?select=id,text')).headers.get('content-type')).toContain('json');
    const csv = await api.fetchAs(ada.context, '/rest/v1/long_texts', { headers: { accept: 'text/csv' } });
    expect(csv.status).toBe(413);
  });
});
