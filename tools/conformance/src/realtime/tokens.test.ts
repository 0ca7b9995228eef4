import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newAddress, openClient, PASSWORD, useService } from '../testing/index.ts';
import { hear, hearSystem, join, newName, speakers, usePeople } from './live-people.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A key as the service's own are made, that ends when we say. */
function fixedKey(secret: string, claims: object): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

describe.each(speakers)('tokens of channels with client $version, protocol $vsn', (speaker) => {
  const service = useService();
  const people = usePeople(service, speaker);
  const endingIn = (seconds: number) =>
    fixedKey(service.secrets.hs256, {
      role: 'anon',
      iss: 'reflectory',
      exp: Math.floor(Date.now() / 1000) + seconds,
    });

  it('close the channel when they end, and say why', async () => {
    const channel = (await people.newClient(endingIn(2))).channel(newName());
    const system = hearSystem(channel);
    const statuses: string[] = [];
    const joined = new Promise<void>((resolve) => {
      channel.subscribe((status) => {
        statuses.push(status);
        if (status === 'SUBSCRIBED') resolve();
      });
    });
    await joined;
    await expect
      .poll(() => system)
      .toMatchObject([{ status: 'error', extension: 'system', message: 'Access token has expired' }]);
    await expect.poll(() => statuses).toContain('CLOSED');
  });

  it('that are renewed in time keep it open', async () => {
    const client = await people.newClient(endingIn(2));
    const channel = client.channel(newName());
    const system = hearSystem(channel);
    await join(channel);
    await people.renew(client, people.ada().token);
    // One that is not renewed, and ends no sooner.
    const other = (await people.newClient(endingIn(2))).channel(newName());
    const ended = hearSystem(other);
    await join(other);
    await expect.poll(() => ended).toMatchObject([{ status: 'error' }]);
    expect(system).toEqual([]);
    const heard = hear(channel);
    const sender = (await people.asMax()).channel(channel.subTopic);
    await join(sender);
    await sender.send({ type: 'broadcast', event: 'note', payload: {} });
    await expect.poll(() => heard.length).toBe(1);
  });

  it('that are forged, ended or say no end open nothing', async () => {
    const forged = fixedKey('x'.repeat(40), { role: 'service_role', exp: 4_000_000_000 });
    const withoutEnd = fixedKey(service.secrets.hs256, { role: 'service_role' });
    for (const token of [forged, endingIn(-10), withoutEnd, 'nonsense']) {
      const client = await people.newClient(token);
      expect((await join(client.channel(newName()))).status).toBe('CHANNEL_ERROR');
    }
  });

  it('that are taken away by another one close what that one may not read', async () => {
    const client = await people.asAda();
    const channel = client.channel(newName('live-open'), { config: { private: true } });
    const system = hearSystem(channel);
    expect(await join(channel)).toMatchObject({ status: 'SUBSCRIBED' });
    await people.renew(client, service.anonKey);
    await expect.poll(() => system).toMatchObject([{ status: 'error' }]);
    expect(system[0]?.message).toContain('You do not have permissions to read from this Channel topic');
  });

  it('end with the sign-in that they stand for', async () => {
    const client = openClient(
      speaker.published,
      { url: service.url, key: service.anonKey },
      { realtime: { vsn: speaker.vsn } as object },
    );
    const { data } = await client.auth.signUp({ email: newAddress(), password: PASSWORD });
    await client.realtime.setAuth(data.session?.access_token ?? null);
    const channel = client.channel(newName());
    const system = hearSystem(channel);
    expect(await join(channel)).toMatchObject({ status: 'SUBSCRIBED' });
    // Beside the client: it would close its own channels.
    const ended = await fetch(`${service.url}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { apikey: service.anonKey, Authorization: `Bearer ${data.session?.access_token}` },
    });
    expect(ended.status).toBe(204);
    await expect.poll(() => system).toMatchObject([{ status: 'error' }]);
    await client.removeAllChannels();
  });
});
