import { invalidKey } from '../storage-error.ts';

/** Characters of a name that travel in every address and every listing. */
const safeBucketName = /^[\w!\-.*'() &$@=;:+,?]+$/;

/** The longest name in bytes. */
const maxBytes = 1024;

/**
 * A name may have letters of any script; it is no part of the place where the bytes lie.
 *
 * @throws StorageError InvalidKey for what is no text, and for parts that climb or are empty
 */
export function checkObjectName(name: string): string {
  const hasStrangeParts = name.split('/').some((part) => part === '' || part === '.' || part === '..');
  const hasStrangeCharacters = /[\p{Cc}\\\uFFFE\uFFFF]/u.test(name) || !name.isWellFormed();
  if (hasStrangeParts || hasStrangeCharacters || Buffer.byteLength(name) > maxBytes)
    throw invalidKey(name.slice(0, 200).toWellFormed());
  return name;
}

/** @throws StorageError InvalidKey */
export function checkBucketName(name: string): string {
  if (name.length > 100 || !safeBucketName.test(name) || name.trim() !== name) {
    throw invalidKey(name.slice(0, 200).toWellFormed());
  }
  return name;
}
