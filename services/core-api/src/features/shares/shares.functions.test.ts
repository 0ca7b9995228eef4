import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createInstance, createPerson, only, type TestPerson, visitorContext } from '../../testing/world.ts';

const data = {
  title: 'Bent but not broken',
  framework: 'anxious',
  questions: ['What is on your mind?'],
  answers: ['Only the bridge at night'],
  analysis: { summary: 'A calm close', emotions: [{ emotion: 'fear', percentage: 100 }] },
  imageUrl: 'data:image/svg+xml;utf8,<svg/>',
};

describe('public links', () => {
  let api: TestApi;
  let ada: TestPerson;
  let globex: string;
  beforeAll(async () => {
    api = await startTestApi();
    ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
    globex = await createInstance(api.owner, 'globex');
  });
  afterAll(() => api.stop());

  const share = async (
    permissions: Record<string, boolean>,
    presentation: object = data,
  ): Promise<string> => {
    const rows = await api.owner.query<{ share_token: string }>(
      `insert into public.presentation_shares (instance_id, user_id, title, presentation_type, presentation_data)
       values ($1, $2, 'A walk', 'session', $3) returning share_token`,
      [ada.instanceId, ada.id, { ...presentation, slide_permissions: permissions }],
    );
    return only(rows).share_token;
  };
  const open = async (name: string, token: string, instanceId = ada.instanceId) => {
    const response = await api.fetchAs(visitorContext(instanceId), `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify({ token }),
    });
    return { status: response.status, text: await response.text() };
  };

  it('open the presentation for a visitor §3.26 §6.2', async () => {
    const { status, text } = await open('get-shared-presentation', await share({}));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      title: 'A walk',
      presentation_type: 'session',
      presentation_data: data,
      created_at: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('never send a section that is switched off §6.3', async () => {
    const token = await share({ answers: false, artwork: false });
    const { text } = await open('get-shared-presentation', token);
    expect(text).toContain('What is on your mind?');
    expect(text).not.toContain('bridge at night');
    expect(text).not.toContain('<svg');
  });

  it('read as a session only where questions and answers are permitted §3.22 §3.25', async () => {
    const { status, text } = await open('get-shared-session', await share({ artwork: false }));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      title: 'A walk',
      framework: 'anxious',
      answers: data.answers,
      imageUrl: null,
    });
    expect((await open('get-shared-session', await share({ answers: false }))).status).toBe(404);
  });

  it('give one and the same answer when missing, revoked, another instance’s or unreadable', async () => {
    const revoked = await share({});
    await api.owner.query('update public.presentation_shares set revoked_at = now() where share_token = $1', [
      revoked,
    ]);
    const foreign = await share({});
    const broken = await share({}, { answers: 'not a list' });
    for (const name of ['get-shared-presentation', 'get-shared-session']) {
      const missing = await open(name, 'a'.repeat(43));
      expect(missing.status).toBe(404);
      expect(await open(name, revoked)).toEqual(missing);
      expect(await open(name, foreign, globex)).toEqual(missing);
      expect(await open(name, broken)).toEqual(missing);
    }
  });
});
