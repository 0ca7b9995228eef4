import { randomInt } from 'node:crypto';
import { hashToken } from '../tokens/opaque-token.ts';

/** Six random digits. */
export const newMailedCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** What is stored of a code. Whom it was mailed to is part of it: six digits alone are the same for many. */
export const hashMailedCode = (instanceId: string, email: string, code: string) =>
  hashToken(`${instanceId}:${email.toLowerCase()}:${code.trim()}`);
