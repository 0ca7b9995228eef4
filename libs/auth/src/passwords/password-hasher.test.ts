import { hash as hashBcrypt } from '@node-rs/bcrypt';
import { describe, expect, test } from 'vitest';
import { createPasswordHasher, isTakenHash } from './password-hasher.ts';

describe('password hasher', () => {
  test('accepts the password it hashed and no other', async () => {
    const hasher = createPasswordHasher();
    const stored = await hasher.hash('quiet-notebook');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(stored, 'quiet-notebook')).toBe(true);
    expect(await hasher.verify(stored, 'loud-notebook')).toBe(false);
  });

  test('never accepts a password where there is no hash', async () => {
    expect(await createPasswordHasher().verify(null, 'nobody has this password')).toBe(false);
  });

  test('knows hashes made with weaker options', () => {
    const hasher = createPasswordHasher();
    expect(hasher.isOutdated('$argon2id$v=19$m=4096,t=2,p=1$c2FsdA$aGFzaA')).toBe(true);
  });

  test('accepts a hash that bcrypt made elsewhere, which is to be made anew', async () => {
    const hasher = createPasswordHasher();
    const stored = await hashBcrypt('quiet-notebook', { cost: 4 });
    expect(await hasher.verify(stored, 'quiet-notebook')).toBe(true);
    expect(await hasher.verify(stored, 'loud-notebook')).toBe(false);
    expect(hasher.isOutdated(stored)).toBe(true);
    expect(isTakenHash(stored)).toBe(true);
  });

  test.each(['', 'plain text', '$2b$10$short', '$argon2id$v=19$m=19456,t=2,p=1$broken'])(
    'fits no password to the broken hash "%s"',
    async (broken) => {
      expect(await createPasswordHasher().verify(broken, broken)).toBe(false);
    },
  );

  test.each([
    ['$argon2id$v=19$m=65536,t=3,p=4$c2FsdHNhbHQ$aGFzaGhhc2g', true],
    ['$argon2id$v=19$m=4194304,t=3,p=4$c2FsdHNhbHQ$aGFzaGhhc2g', false],
    [`$2a$31$${'a'.repeat(53)}`, false],
    ['$6$salt$hash', false],
  ])('takes the hash %s from elsewhere: %s', (made, isTaken) => {
    expect(isTakenHash(made)).toBe(isTaken);
  });

  test('refuses with 429 when the queue is full and serves those who wait', async () => {
    const hasher = createPasswordHasher({ concurrency: 1, queue: 1 });
    const first = hasher.hash('one');
    const second = hasher.hash('two');
    await expect(hasher.hash('three')).rejects.toMatchObject({ status: 429 });
    await expect(Promise.all([first, second])).resolves.toHaveLength(2);
    await expect(hasher.hash('four')).resolves.toBeTypeOf('string');
  });
});
