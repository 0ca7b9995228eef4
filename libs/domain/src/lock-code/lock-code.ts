import { LOCK_CODE_LENGTH } from '@reflectory/contracts/behaviour';

/** The same characters typed on another keyboard are the same code. */
export const normalCode = (text: string): string => text.normalize('NFC');

/** Whether a text counts as a code: exactly six characters (specification, section 5). */
export function isLockCode(text: string | null | undefined): text is string {
  return typeof text === 'string' && [...normalCode(text)].length === LOCK_CODE_LENGTH;
}
