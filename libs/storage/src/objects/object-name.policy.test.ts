import { expect, it } from 'vitest';
import { checkBucketName, checkObjectName } from './object-name.policy.ts';

it.each([
  'a.txt',
  "folder/it's (1) $@=;:+,?.txt",
  'a/b/c',
  'Grüße/写真 100%#~[1].jpg',
  '🙂',
  'x'.repeat(1024),
  'ü'.repeat(512),
])('takes the name %s', (name) => {
  expect(checkObjectName(name)).toBe(name);
});

it.each([
  '',
  '/a',
  'a/',
  'a//b',
  '../a',
  'a/../../b',
  'a/./b',
  'a\0b',
  'a\nb',
  'a\\b',
  '\uD83D',
  '\uFFFF',
  'x'.repeat(1025),
  'ü'.repeat(513),
])('refuses the name %j', (name) => {
  expect(() => checkObjectName(name)).toThrow(/^Invalid key: /);
});

it.each(['', 'a/b', ' a', 'a ', 'ü', 'x'.repeat(101)])('refuses the bucket name %j', (name) => {
  expect(() => checkBucketName(name)).toThrow(/^Invalid key: /);
});
