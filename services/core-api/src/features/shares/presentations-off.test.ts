import type {} from '@reflectory/contracts/features';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';

describe('while presentations are off at an instance', () => {
  let api: TestApi;
  let ada: TestPerson;
  let admin: TestPerson;
  let elsewhere: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    const acme = await createInstance(api.owner, 'acme');
    ada = await createPerson(api.owner, acme);
    admin = await createPerson(api.owner, acme, 'admin');
    elsewhere = await createPerson(api.owner, await createInstance(api.owner, 'globex'));
  });
  afterAll(() => api.stop());
  afterEach(() => turn(true));

  const turn = (enabled: boolean) =>
    api
      .clientFor(admin.context)
      .from('instance_features')
      .upsert({ feature_key: 'presentations', enabled })
      .throwOnError();
  const row = (person: TestPerson) => ({
    user_id: person.id,
    title: 'A walk',
    presentation_type: 'session' as const,
    presentation_data: {
      title: 'A walk',
      framework: 'anxious',
      questions: ['Where?'],
      answers: ['Only the bridge'],
      analysis: { summary: 'A calm close', emotions: [{ emotion: 'fear', percentage: 100 }] },
      imageUrl: 'data:image/svg+xml;utf8,<svg/>',
    },
  });
  const share = (person: TestPerson) =>
    api.clientFor(person.context).from('presentation_shares').insert(row(person)).select().single();
  const made = async () => (await share(ada).throwOnError()).data;
  const open = async (token: string) => {
    const input = { method: 'POST', body: JSON.stringify({ token }) };
    const context = visitorContext(ada.instanceId);
    return (await api.fetchAs(context, '/functions/v1/get-shared-presentation', input)).status;
  };

  it('no link is made there, and the refusal says why; other instances go on', async () => {
    await turn(false);
    const refused = await share(ada);
    expect(refused.status).toBe(403);
    expect(refused.error).toMatchObject({
      code: '42501',
      message: 'The feature "presentations" is off at this instance',
    });
    const service = { ...visitorContext(ada.instanceId), db_role: 'service_role' as const };
    const byKey = await api.clientFor(service).from('presentation_shares').insert(row(ada));
    expect(byKey.error?.code).toBe('42501');
    expect((await share(elsewhere)).status).toBe(201);
    await turn(true);
    expect((await share(ada)).status).toBe(201);
  });

  it('links that were made answer as unavailable, and open again when it is on', async () => {
    const { share_token } = await made();
    expect(await open(share_token)).toBe(200);
    await turn(false);
    expect(await open(share_token)).toBe(404);
    await turn(true);
    expect(await open(share_token)).toBe(200);
  });

  it("one's own links are read, revoked, deleted and exported all the same", async () => {
    const [first, second] = [await made(), await made()];
    await turn(false);
    const shares = api.clientFor(ada.context).from('presentation_shares');
    expect((await shares.select('id').in('id', [first.id, second.id])).data).toHaveLength(2);
    const revoked = await shares.update({ revoked_at: new Date().toISOString() }).eq('id', first.id).select();
    expect(revoked.data).toHaveLength(1);
    expect((await shares.delete().eq('id', second.id).select('id')).data).toEqual([{ id: second.id }]);
    const exported = await api.fetchAs(ada.context, '/functions/v1/export-my-data', { method: 'POST' });
    expect(exported.status).toBe(200);
    expect((await exported.bytes()).length).toBeGreaterThan(500);
  });
});
