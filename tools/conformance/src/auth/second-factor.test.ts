import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clients, openClient, useService } from '../testing/index.ts';
import { brief, newPerson, signIn } from './auth-people.ts';
import { codeOf } from './authenticator.ts';

describe.each(clients)('a second factor with client $version', (published) => {
  const service = useService();
  const place = { url: service.url, key: service.anonKey };

  /** Somebody with an authenticator app whose first code was given. */
  async function personWithFactor() {
    const person = await newPerson(published, place);
    const { mfa } = person.client.auth;
    const { data: factor } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    if (factor?.type !== 'totp') throw new Error('No factor was enrolled');
    const { secret } = factor.totp;
    const first = await mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(secret) });
    if (first.error) throw first.error;
    return { ...person, factorId: factor.id, secret };
  }
  const levelOf = async (client: Awaited<ReturnType<typeof signIn>>) =>
    (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;

  it('is enrolled by a picture, a secret and an address', async () => {
    const { client, email } = await newPerson(published, place);
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(data).toMatchObject({
      type: 'totp',
      friendly_name: 'Phone',
      totp: {
        qr_code: expect.stringMatching(/^data:image\/svg\+xml;utf-8,<svg/),
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        uri: expect.stringContaining(encodeURIComponent(email)),
      },
    });
    expect((await client.auth.getUser()).data.user?.factors).toMatchObject([{ status: 'unverified' }]);
    const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(brief(again.error)?.slice(0, 3)).toEqual(['AuthApiError', 422, 'mfa_factor_name_conflict']);
    const phone = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+41790000000' });
    expect(brief(phone.error)?.slice(0, 3)).toEqual(['AuthApiError', 422, 'mfa_phone_enroll_not_enabled']);
  });

  it('is limited to ten', async () => {
    const { client } = await newPerson(published, place);
    const enroll = (count: number) =>
      client.auth.mfa.enroll({ factorType: 'totp', friendlyName: `Phone ${count}` });
    for (let count = 0; count < 10; count += 1) expect((await enroll(count)).error).toBeNull();
    expect((await enroll(10)).error?.code).toBe('too_many_enrolled_mfa_factors');
  });

  it('raises the auth session to aal2, and every later one after its code', async () => {
    const { client, email, secret, factorId } = await personWithFactor();
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    const later = await signIn(published, place, email);
    expect(await levelOf(later)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await later.from('instance_users').select('user_id')).error?.code).toBe('insufficient_aal');

    const events: string[] = [];
    later.auth.onAuthStateChange((event) => void events.push(event));
    const { data: challenge } = await later.auth.mfa.challenge({ factorId });
    expect(challenge).toMatchObject({ type: 'totp', expires_at: expect.any(Number) });
    const { data, error } = await later.auth.mfa.verify({
      factorId,
      challengeId: challenge?.id ?? '',
      code: codeOf(secret, 1),
    });
    expect(error).toBeNull();
    expect(data?.access_token).toBeTruthy();
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    const level = await levelOf(later);
    expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    const methods = level?.currentAuthenticationMethods.map((entry) =>
      typeof entry === 'string' ? entry : entry.method,
    );
    expect(methods?.toSorted()).toEqual(['password', 'totp']);
    expect((await later.from('instance_users').select('user_id')).error).toBeNull();
    expect((await later.auth.refreshSession()).error).toBeNull();
    expect(await levelOf(later)).toMatchObject({ currentLevel: 'aal2' });
  });

  it('takes no wrong code, none twice, and none for a challenge that has ended', async () => {
    const { client, secret, factorId } = await personWithFactor();
    const { mfa } = client.auth;
    const { data: challenge } = await mfa.challenge({ factorId });
    const give = (code: string) => mfa.verify({ factorId, challengeId: challenge?.id ?? '', code });
    const used = await give(codeOf(secret));
    expect(brief(used.error)).toEqual([
      'AuthApiError',
      422,
      'mfa_verification_failed',
      'Invalid TOTP code entered',
    ]);
    await service.sql(
      `update auth.mfa_challenges set expires_at = now() - interval '1 second' where id = $1`,
      [challenge?.id],
    );
    expect((await give(codeOf(secret, 1))).error?.code).toBe('mfa_challenge_expired');
    const unknown = await mfa.challenge({ factorId: randomUUID() });
    expect(brief(unknown.error)?.slice(0, 3)).toEqual(['AuthApiError', 404, 'mfa_factor_not_found']);
  });

  it('is taken away by an auth session that gave it, and by no other', async () => {
    const { client, email, factorId } = await personWithFactor();
    const later = await signIn(published, place, email);
    const refused = await later.auth.mfa.unenroll({ factorId });
    expect(brief(refused.error)?.slice(0, 3)).toEqual(['AuthApiError', 422, 'insufficient_aal']);
    const changed = await later.auth.updateUser({ password: 'another-notebook-8' });
    expect(changed.error?.code).toBe('insufficient_aal');
    expect(await client.auth.mfa.unenroll({ factorId })).toMatchObject({ data: { id: factorId } });
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('is listed and removed by a program with the service key', async () => {
    const { id, factorId } = await personWithFactor();
    const { mfa } = openClient(published, { ...place, key: service.serviceKey }).auth.admin;
    const { data } = await mfa.listFactors({ userId: id });
    expect(data?.factors).toMatchObject([{ id: factorId, factor_type: 'totp', status: 'verified' }]);
    // Both versions of the client wrap the answer once more.
    const removed = await mfa.deleteFactor({ userId: id, id: factorId });
    expect(removed).toMatchObject({ data: { data: { id: factorId } }, error: null });
    expect((await mfa.listFactors({ userId: id })).data?.factors).toEqual([]);
  });
});
