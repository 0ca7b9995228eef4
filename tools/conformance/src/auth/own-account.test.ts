import { describe, expect, it } from 'vitest';
import {
  clients,
  codeIn,
  newAddress,
  nextMailTo,
  openClient,
  PASSWORD,
  useService,
  useVariant,
} from '../testing/index.ts';
import { brief, newPerson, signIn } from './auth-people.ts';

describe.each(clients)('the own account with client $version', (published) => {
  const service = useService();
  const place = { url: service.url, key: service.anonKey };

  it('keeps data, merges more into it, and null takes a key away', async () => {
    const { client } = await newPerson(published, place);
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    await client.auth.updateUser({ data: { name: 'Ada', likes: ['tea'] } });
    const { data, error } = await client.auth.updateUser({ data: { name: null, seen: true } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ likes: ['tea'], seen: true, email_verified: true });
    expect(events).toContain('USER_UPDATED');
    expect((await client.auth.getUser()).data.user?.user_metadata).toMatchObject({ likes: ['tea'] });
  });

  it('takes another password, ends the other auth sessions and refuses the same one', async () => {
    const { client, email } = await newPerson(published, place);
    const other = await signIn(published, place, email);
    const same = await client.auth.updateUser({ password: PASSWORD });
    expect(brief(same.error)).toEqual([
      'AuthApiError',
      422,
      'same_password',
      'New password should be different from the old password.',
    ]);
    const weak = await client.auth.updateUser({ password: 'short' });
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
    expect((await client.auth.updateUser({ password: 'another-notebook-8' })).error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    const { auth } = openClient(published, place);
    const { error } = await auth.signInWithPassword({ email, password: 'another-notebook-8' });
    expect(error).toBeNull();
  });

  it('refuses an address that somebody has, a number, and a wrong present password', async () => {
    const { client } = await newPerson(published, place);
    const { email } = await newPerson(published, place);
    const taken = await client.auth.updateUser({ email });
    expect(brief(taken.error)?.slice(0, 3)).toEqual(['AuthApiError', 422, 'email_exists']);
    const number = await client.auth.updateUser({ phone: '+41790000000' });
    expect(brief(number.error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'phone_provider_disabled']);
    const malformed = await client.auth.updateUser({ phone: 'call me' });
    expect(brief(malformed.error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'validation_failed']);
  });

  it('refuses data that would not fit into a token', async () => {
    const { client } = await newPerson(published, place);
    const { error } = await client.auth.updateUser({ data: { much: 'x'.repeat(5000) } });
    expect(brief(error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'validation_failed']);
  });
});

describe.each(clients)('a secure change of the password with client $version', (published) => {
  const service = useService();
  const variant = useVariant({
    coreApi: { CORE_API_AUTH_SECURE_PASSWORD_CHANGE: 'true', CORE_API_AUTH_MAIL_INTERVAL_SECONDS: '0' },
  });

  it('takes a mailed code where signing in was long ago', async () => {
    const { client, email, id } = await newPerson(published, { url: variant.url, key: service.anonKey });
    await service.sql(`update auth.sessions set created_at = now() - interval '2 days' where user_id = $1`, [
      id,
    ]);
    const refused = await client.auth.updateUser({ password: 'another-notebook-8' });
    expect(brief(refused.error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'reauthentication_needed']);
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const nonce = codeIn(await nextMailTo(service.outboxDir, email));
    const wrong = nonce === '000000' ? '000001' : '000000';
    const guessed = await client.auth.updateUser({ password: 'another-notebook-8', nonce: wrong });
    expect(guessed.error?.code).toBe('reauthentication_not_valid');
    expect((await client.auth.updateUser({ password: 'another-notebook-8', nonce })).error).toBeNull();
  });

  it('names a provider that is not there', async () => {
    const messageOf = async (provider: string) => {
      const answer = await fetch(`${variant.url}/auth/v1/authorize?provider=${provider}`);
      return ((await answer.json()) as { msg: string }).msg;
    };
    expect(await messageOf('github')).toBe('Unsupported provider: provider is not enabled');
    expect(await messageOf('nobody')).toBe('Unsupported provider: Provider nobody could not be found');
  });

  it('demands somebody who is signed in', async () => {
    const client = openClient(published, { url: variant.url, key: service.anonKey });
    expect((await client.auth.reauthenticate()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.updateUser({ email: newAddress() })).error?.name).toBe(
      'AuthSessionMissingError',
    );
  });
});
