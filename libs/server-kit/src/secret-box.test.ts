import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('a secret of the tests that is long enough', 'keys');
const secret = Buffer.from('12345678901234567890');

test('a sealed secret can be opened for its owner', () => {
  const sealed = box.seal(secret, 'factor-1');
  expect(box.open(sealed, 'factor-1')).toEqual(secret);
  expect(sealed).not.toContain(secret.toString('base64url'));
  expect(box.seal(secret, 'factor-1')).not.toBe(sealed);
});

test('nobody else opens it, and no change to it stays unnoticed', () => {
  const sealed = box.seal(secret, 'factor-1');
  expect(() => box.open(sealed, 'factor-2')).toThrow('unable to authenticate');
  for (const other of [
    createSecretBox('another secret of the tests, also long', 'keys'),
    createSecretBox('a secret of the tests that is long enough', 'factors'),
  ])
    expect(() => other.open(sealed, 'factor-1')).toThrow('unable to authenticate');
  const last = sealed.at(-2) === 'A' ? 'B' : 'A';
  expect(() => box.open(`${sealed.slice(0, -2)}${last}${sealed.at(-1)}`, 'factor-1')).toThrow(
    'unable to authenticate',
  );
  expect(() => box.open('plain', 'factor-1')).toThrow('cannot be read');
});
