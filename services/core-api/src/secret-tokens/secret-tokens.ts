import { createHash, randomBytes } from 'node:crypto';

/** What is shown once to a person, for a program to come with: 256 random bits after a prefix that says what it is. */
export const newSecretToken = (prefix: string): string => prefix + randomBytes(32).toString('base64url');

/** The same for where small and capital letters are one and 64 characters the most: 192 bits. */
export const newSecretName = (prefix: string): string => prefix + randomBytes(24).toString('hex');

/** By which a token is known again; so many random bits need no slower digest. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
