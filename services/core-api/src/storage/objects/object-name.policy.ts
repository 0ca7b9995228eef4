import { invalidKey } from '../storage-error.ts';

/** Characters that every store of objects takes, and no path that climbs. */
const safeName = /^(?:\w|\/|!|-|\.|\*|'|\(|\)| |&|\$|@|=|;|:|\+|,|\?)+$/;

/** The longest name in bytes. */
const maxLength = 1024;

/** @throws StorageError InvalidKey */
export function checkObjectName(name: string): string {
  const hasStrangeParts = name.split('/').some((part) => part === '' || part === '.' || part === '..');
  if (name.length > maxLength || !safeName.test(name) || hasStrangeParts)
    throw invalidKey(name.slice(0, 200));
  return name;
}

/** @throws StorageError InvalidKey */
export function checkBucketName(name: string): string {
  if (
    name.length === 0 ||
    name.length > 100 ||
    !safeName.test(name) ||
    name.includes('/') ||
    name.trim() !== name
  ) {
    throw invalidKey(name.slice(0, 200));
  }
  return name;
}
