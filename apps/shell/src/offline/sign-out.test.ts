import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER } from '@reflectory/platform-sdk/testing';
import { expect, it } from 'vitest';
import { createSignOut } from './sign-out.ts';

function open({ unsent = 0, isHanging = false } = {}) {
  const fake = createServiceClientFake({ user: FAKE_USER });
  const forgotten: string[] = [];
  const departure = createSignOut({
    client: fake.client,
    owner: () => ({ client: fake.client, instanceId: 'acme', userId: FAKE_USER.id }),
    loadKeepers: async () => [
      {
        countUnsent: async () => (isHanging ? new Promise<never>(() => undefined) : unsent),
        forget: async ({ userId }, { withUnsent }) => void forgotten.push(`${userId} ${withUnsent}`),
      },
    ],
    forgetApp: async () => void forgotten.push('app'),
    onForgotten: () => void forgotten.push('all'),
    wait: isHanging ? async () => undefined : () => new Promise(() => undefined),
  });
  const isSignedIn = async () => (await fake.client.auth.getSession()).data.session !== null;
  return { departure, forgotten, fake, isSignedIn };
}

it('signs out at once when everything was sent, and then forgets the person', async () => {
  const { departure, forgotten, isSignedIn } = open();
  expect(await departure.signOut()).toBe('signed-out');
  expect(await isSignedIn()).toBe(false);
  await departure.forget();
  expect(forgotten).toEqual(['app', `${FAKE_USER.id} false`, 'all']);
});

it('asks first when words are on this device alone, and stays when the person does', async () => {
  const { departure, forgotten, isSignedIn } = open({ unsent: 2 });
  const leaving = departure.signOut();
  await expect.poll(() => departure.get()).toBe(2);
  departure.answer(false);
  expect(await leaving).toBe('stayed');
  expect([await isSignedIn(), forgotten, departure.get()]).toEqual([true, [], null]);
});

it('removes them when the person says so', async () => {
  const { departure, forgotten } = open({ unsent: 2 });
  const leaving = departure.signOut();
  await expect.poll(() => departure.get()).toBe(2);
  departure.answer(true);
  expect(await leaving).toBe('signed-out');
  await departure.forget();
  expect(forgotten).toContain(`${FAKE_USER.id} true`);
});

it('lets somebody out whose things cannot be counted, and removes nothing unsent', async () => {
  const { departure, forgotten, isSignedIn } = open({ unsent: 2, isHanging: true });
  expect(await departure.signOut()).toBe('signed-out');
  expect(await isSignedIn()).toBe(false);
  await departure.forget();
  expect(forgotten).not.toContain(`${FAKE_USER.id} true`);
});

it('removes nothing unsent when signing out failed, or when the auth session ended by itself', async () => {
  const { departure, forgotten, fake } = open({ unsent: 1 });
  fake.failCalls('/logout', 500);
  const leaving = departure.signOut();
  await expect.poll(() => departure.get()).toBe(1);
  departure.answer(true);
  expect(await leaving).toBe('failed');
  await departure.forget();
  expect(forgotten).toContain(`${FAKE_USER.id} false`);
});
