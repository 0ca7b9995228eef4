import { expect, it } from 'vitest';
import { checkBucketName, checkObjectName } from './object-name.policy.ts';

it.each(['a.txt', "folder/it's (1) $@=;:+,?.txt", 'a/b/c', 'x'.repeat(1024)])('takes the name %s', (name) => {
  expect(checkObjectName(name)).toBe(name);
});

it.each(['', '/a', 'a/', 'a//b', '../a', 'a/../../b', 'a/./b', 'ü', 'a\0b', 'a\\b', 'x'.repeat(1025)])(
  'refuses the name %j',
  (name) => {
    expect(() => checkObjectName(name)).toThrow(/^Invalid key: /);
  },
);

it.each(['', 'a/b', ' a', 'a ', 'ü', 'x'.repeat(101)])('refuses the bucket name %j', (name) => {
  expect(() => checkBucketName(name)).toThrow(/^Invalid key: /);
});
