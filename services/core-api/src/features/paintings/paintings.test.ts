import { randomUUID } from 'node:crypto';
import type { ArtworkRow } from '@reflectory/contracts/journal';
import { type ProviderStandIn, startProviderStandIn } from '@reflectory/provider-stand-in';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProviderKeys } from '../../provider/index.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { paintingPrompt } from './painting-prompt.ts';

const text = 'I was glad to see Anna at the quincunx. Then it rained.';

let api: TestApi;
let standIn: ProviderStandIn;
let ada: TestPerson;
beforeAll(async () => {
  standIn = await startProviderStandIn();
  const privateOrigins = [new URL(standIn.url).origin];
  const secret = 'a secret of tests that is long';
  const providerKeys = openProviderKeys({ secret, privateOrigins, timeoutMs: 5000 });
  api = await startTestApi({}, { providerKeys });
});
afterAll(async () => {
  await api.stop();
  await standIn.close();
});
beforeEach(async () => {
  standIn.calls.splice(0);
  ada = await createPerson(api.owner, await createInstance(api.owner, `acme-${randomUUID().slice(0, 8)}`));
});

const setUp = (model = 'stand-in') =>
  api.owner.query(
    `insert into public.providers (instance_id, base_url, models, is_on) values ($1, $2, $3, true)`,
    [ada.instanceId, standIn.url, JSON.stringify({ images: model })],
  );
const agree = () =>
  api.owner.query(
    'insert into public.provider_consents (instance_id, user_id, provider) values ($1, $2, $3)',
    [ada.instanceId, ada.id, standIn.host],
  );

/** An entry that was read and drawn. */
async function write({
  written = text,
  ...columns
}: { written?: string; source?: string; is_never_sent?: boolean } = {}) {
  const id = randomUUID();
  await api.owner.query(
    `insert into public.entries (instance_id, id, user_id, text, source, is_never_sent) values ($1, $2, $3, $4, $5, $6)`,
    [ada.instanceId, id, ada.id, written, columns.source ?? 'written', columns.is_never_sent ?? false],
  );
  await api.database.asPrincipal(ada.context, (tx) =>
    tx.query("select app.announce_entry('entry.finished', $1, 'en', true)", [id]),
  );
  await expect.poll(() => artworkOf(id)).toBeDefined();
  return id;
}
async function artworkOf(entryId: string): Promise<ArtworkRow | undefined> {
  const [row] = await api.owner.query<ArtworkRow>('select * from public.artworks where entry_id = $1', [
    entryId,
  ]);
  return row;
}
const paint = (entryId: string, person = ada) =>
  api.fetchAs(person.context, '/functions/v1/paint-entry', {
    method: 'POST',
    body: JSON.stringify({ entry_id: entryId }),
  });
const painted = async (entryId: string) => {
  await expect.poll(async () => (await artworkOf(entryId))?.painting_state).not.toBe('waiting');
  return artworkOf(entryId);
};

describe('painting an entry', () => {
  it('is by the provider of the instance, from feelings and areas of life and not from words', async () => {
    await setUp();
    await agree();
    const id = await write();
    const drawn = await artworkOf(id);
    expect((await paint(id)).status).toBe(200);
    const row = await painted(id);
    expect(row).toMatchObject({
      svg: drawn?.svg,
      painted_by: standIn.host,
      painted_with: 'provider:stand-in',
      painting_failure: null,
      shows_painting: true,
    });
    expect(row?.painting).toMatch(/^data:image\/webp;base64,/);
    expect(row?.painting_thumbnail?.length).toBeLessThan(30_000);
    const [call] = standIn.calls;
    expect(JSON.stringify(call?.body)).toContain('joy');
    expect(JSON.stringify(call?.body)).not.toMatch(/Anna|quincunx|glad|rained/);
    const { data } = await api
      .clientFor(ada.context)
      .from('provider_disclosures')
      .select('task,entry_ids,outcome');
    expect(data).toEqual([{ task: 'images', entry_ids: [id], outcome: 'answered' }]);
  });

  it('leaves the drawing to be shown again, and is nobody else’s to ask for', async () => {
    await setUp();
    await agree();
    const id = await write();
    const other = await createPerson(api.owner, ada.instanceId);
    expect((await paint(id, other)).status).toBe(403);
    await paint(id);
    await painted(id);
    const change = await api
      .clientFor(ada.context)
      .from('artworks')
      .update({ shows_painting: false })
      .eq('entry_id', id);
    expect(change.error).toBeNull();
    const forged = await api
      .clientFor(ada.context)
      .from('artworks')
      .update({ painted_by: 'somebody.example' } as never)
      .eq('entry_id', id);
    expect(forged.error).not.toBeNull();
  });

  it.each([
    ['stand-in-busy', 'unavailable'],
    ['stand-in-nonsense', 'not_understood'],
    ['unknown', 'refused'],
  ])('says why it came to nothing where %s fails, and the drawing stays', async (model, why) => {
    await setUp(model);
    await agree();
    const id = await write();
    await paint(id);
    expect(await painted(id)).toMatchObject({
      painting_state: 'failed',
      painting_failure: why,
      painting: null,
    });
  });

  it('sends nothing without consent, of an entry that is kept or that speaks of suicide, or over a budget', async () => {
    await setUp();
    const without = await write();
    expect((await paint(without)).status).toBe(403);
    await agree();
    expect((await paint(await write({ is_never_sent: true }))).status).toBe(403);
    const dark = await write({ written: 'I want to kill myself.' });
    await paint(dark);
    expect(await painted(dark)).toMatchObject({ painting_failure: 'not_permitted' });
    await api.owner.query('update public.providers set person_tokens = 10 where instance_id = $1', [
      ada.instanceId,
    ]);
    const id = await write();
    await paint(id);
    expect(await painted(id)).toMatchObject({ painting_failure: 'person_budget' });
    expect(standIn.calls).toEqual([]);
  });

  it('is done of new entries where that was wished, and of none that were brought in', async () => {
    await setUp();
    await agree();
    const before = await write();
    const { error } = await api.clientFor(ada.context).from('painting_wishes').insert({});
    expect(error).toBeNull();
    const written = await write();
    await expect
      .poll(async () => {
        // Events that the worker causes are looked for with the next write of the service.
        await api
          .clientFor(ada.context)
          .from('artworks')
          .update({ shows_painting: true })
          .eq('entry_id', written);
        return (await artworkOf(written))?.painting;
      })
      .toBeTruthy();
    const brought = await write({ source: 'day-one' });
    expect(await artworkOf(brought)).toMatchObject({ painting: null, painting_state: null });
    expect(await artworkOf(before)).toMatchObject({ painting: null, painting_state: null });
  });

  it('lets twenty wait at once', async () => {
    await setUp('stand-in-slow');
    await agree();
    const id = await write();
    await api.owner.query(
      `with others as (
         insert into public.entries (instance_id, user_id, text)
         select $1, $2, 'x' from generate_series(1, 20) returning id)
       insert into public.artworks (instance_id, user_id, entry_id, engine, seed, svg, painting_state)
       select $1, $2, id, 'forms@1', '', '', 'waiting' from others`,
      [ada.instanceId, ada.id],
    );
    expect((await paint(id)).status).toBe(403);
  });
});

it('a word of the person’s own is not told; its family stands for it', () => {
  const feeling = { percentage: 100, valence: 0, arousal: 0, evidence: [] };
  const prompt = paintingPrompt({
    emotions: [{ ...feeling, emotion: 'saudade for Anna', family: 'sadness' }],
    themes: [{ name: 'Anna’s ferry', area: null, count: 1, evidence: [] }],
  });
  expect(prompt).toContain('sadness');
  expect(prompt).not.toContain('Anna');
});
