import { createHash, randomBytes } from 'node:crypto';

const CODE_BYTES = 16;

/** A fresh recovery code: 128 random bits in groups that can be copied by hand. */
export function newRecoveryCode(): string {
  const groups = randomBytes(CODE_BYTES).toString('hex').match(/.{4}/g) ?? [];
  return groups.join('-');
}

/** What is stored of a code, however it was typed: SHA-256, hexadecimal. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^0-9a-z]/g, ''))
    .digest('hex');
}
