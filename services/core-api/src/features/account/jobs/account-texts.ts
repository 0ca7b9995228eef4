import type { Language } from '@reflectory/contracts/languages';
import type { LinkMailTexts } from '@reflectory/runtime/mail';
import { mailSchema, mailWith } from '../../../languages/mail-texts.ts';
import { textsOf } from '../../../languages/texts-of.ts';
import * as z from 'zod';

/** Why somebody is written to about their account. */
export type AccountNotice = 'closing' | 'kept' | 'inactive';

const texts = textsOf(
  'account/mails',
  z.strictObject({ closing: mailSchema, kept: mailSchema, inactive: mailSchema }),
);

/** What is said about an account; `date` is written out in the same language. */
export const accountText = (
  language: Language,
  notice: AccountNotice,
  facts: { product: string; date: string },
): LinkMailTexts => mailWith(texts[language][notice], facts);
