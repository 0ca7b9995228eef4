import { createHash } from 'node:crypto';
import { artworkDataUrl, drawArtwork } from '@reflectory/domain/artwork';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const emotion = { emotion: 'fear', family: 'fear', percentage: 100, valence: -0.4, arousal: 0.6 } as const;
const artworkOf = (seed: string) =>
  artworkDataUrl(drawArtwork({ emotions: [emotion], rhythm: [4, 9, 2, 12], seed }));

const session = {
  title: 'A walk',
  framework: 'anxious',
  questions: ['Where?'],
  answers: ['Only the bridge'],
  analysis: null,
  imageUrl: artworkOf('walk'),
};
const journey = {
  entries: [],
  analysis: { summary: 'Two weeks' },
  themes: [],
  suggestions: [],
  personality: null,
  imageUrl: artworkOf('journey'),
};

describe('the image of a public link', () => {
  let api: TestApi;
  let ada: TestPerson;
  let globex: string;
  beforeAll(async () => {
    api = await startTestApi();
    ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
    globex = await createInstance(api.owner, 'globex');
  });
  afterAll(() => api.stop());

  const share = async (data: object = session, permissions: Record<string, boolean> = {}) => {
    const presentation_type = data === journey ? 'overall' : 'session';
    const presentation_data = { ...data, slide_permissions: permissions } as never;
    const { data: row } = await api
      .clientFor(ada.context)
      .from('presentation_shares')
      .insert({ user_id: ada.id, title: 'A walk', presentation_type, presentation_data })
      .select('share_token')
      .single()
      .throwOnError();
    return row.share_token;
  };
  const draw = async (token: string, instance = ada.instanceId) => {
    const response = await api.fetchAs(visitorContext(instance), '/functions/v1/draw-shared-image', {
      method: 'POST',
      body: JSON.stringify({ token }),
    });
    const { image = '' } = (await response.json()) as { image?: string };
    const bytes = Buffer.from(image, 'base64');
    return { status: response.status, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  };
  const guard = (token: string, guards: object) =>
    api
      .fetchAs(ada.context, '/functions/v1/guard-share', {
        method: 'POST',
        body: JSON.stringify({ token, expiresAt: null, viewLimit: null, ...guards }),
      })
      .then(({ status }) => expect(status).toBe(200));
  const update = (set: string, token: string) =>
    api.owner.query(`update public.presentation_shares set ${set} where share_token = $1`, [token]);

  /** The image of a link without artwork. */
  const neutral = async () => (await draw(await share({ ...session, imageUrl: null }))).hash;

  it('is a PNG of 1200 × 630 of its artwork', async () => {
    const { status, bytes, hash } = await draw(await share());
    expect(status).toBe(200);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(hash).not.toBe(await neutral());
    expect((await draw(await share())).hash).toBe(hash);
    expect((await draw(await share(journey))).hash).not.toBe(hash);
  });

  it.each([
    ['the artwork is withheld', session, { artwork: false }],
    ['the title is withheld', session, { title: false }],
    ['the overview of a journey is withheld', journey, { overview: false }],
  ])('is neutral where %s', async (_, data, permissions) => {
    expect((await draw(await share(data, permissions))).hash).toBe(await neutral());
  });

  it('is neutral for a link that is locked, limited or over', async () => {
    const [locked, limited, expired] = [await share(), await share(), await share()];
    await guard(locked, { password: 'only the bridge' });
    await guard(limited, { viewLimit: 1 });
    await update("expires_at = now() - interval '1 hour'", expired);
    const wanted = await neutral();
    for (const token of [locked, limited, expired]) expect((await draw(token)).hash).toBe(wanted);
    const [row] = await api.owner.query<{ opened_count: number }>(
      'select opened_count from public.presentation_shares where share_token = $1',
      [limited],
    );
    expect(row?.opened_count).toBe(0);
  });

  it('draws nothing that is no artwork of ours', async () => {
    const foreign = [
      'https://example.test/a.png',
      artworkDataUrl('<svg><image href="file:///etc/passwd"/></svg>'),
    ];
    for (const imageUrl of foreign) {
      expect((await draw(await share({ ...session, imageUrl }))).hash).toBe(await neutral());
    }
  });

  it('is there no more for a link that is revoked, was never there, or is another instance’s', async () => {
    const token = await share();
    expect((await draw(token, globex)).status).toBe(404);
    expect((await draw('a'.repeat(43))).status).toBe(404);
    await update('revoked_at = now()', token);
    expect((await draw(token)).status).toBe(404);
  });
});
