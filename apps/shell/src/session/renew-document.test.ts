import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER } from '@reflectory/platform-sdk/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renewDocument } from './renew-document.ts';

let stored: Map<string, string>;
let reloads: number;

beforeEach(() => {
  stored = new Map();
  reloads = 0;
});

function renew(
  documentUserId: string | null,
  {
    user = FAKE_USER as typeof FAKE_USER | null,
    fake = createServiceClientFake({ user }),
    wait = () => new Promise<void>(() => {}),
  } = {},
) {
  return renewDocument({
    client: fake.client,
    storedUserId: user?.id ?? null,
    documentUserId,
    patience: { wait },
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    reload: () => {
      reloads += 1;
    },
  });
}

describe('renewing the document', () => {
  it('keeps a document that was made for the person who is signed in', async () => {
    expect(await renew(FAKE_USER.id)).toBe('kept');
    expect(reloads).toBe(0);
  });

  it("keeps a visitor's document", async () => {
    expect(await renew(null, { user: null })).toBe('kept');
  });

  it.each([null, 'somebody-else'])(
    'refreshes the session and reloads when the document names %s',
    async (id) => {
      expect(await renew(id)).toBe('reloading');
      expect(reloads).toBe(1);
    },
  );

  it('does so once: a cookie that cannot be set is no reason to go round in circles', async () => {
    await renew(null);
    expect(await renew(null)).toBe('kept');
    expect(reloads).toBe(1);
  });

  it('may do so again after the document was right in between', async () => {
    await renew(null);
    await renew(FAKE_USER.id);
    expect(await renew(null)).toBe('reloading');
  });

  it('does not wait for an answer that takes long, and no longer reloads when it comes', async () => {
    const fake = createServiceClientFake({ user: FAKE_USER });
    const refreshed = vi.spyOn(fake.client.auth, 'refreshSession');
    expect(await renew(null, { fake, wait: () => Promise.resolve() })).toBe('kept');
    await Promise.all(refreshed.mock.results.map(({ value }) => value as Promise<unknown>));
    expect(refreshed).toHaveBeenCalledOnce();
    expect(reloads).toBe(0);
  });

  it('goes on with what there is when the service cannot be reached', async () => {
    const fake = createServiceClientFake({ user: FAKE_USER });
    fake.failCalls('/auth/v1/token', 400);
    expect(await renew(null, { fake })).toBe('kept');
    expect(reloads).toBe(0);
  });
});
