import type { Language } from '@reflectory/contracts/languages';
import * as z from 'zod';
import { textsOf } from '../../languages/texts-of.ts';

const text = z.string().min(1);
const notices = textsOf('insights/notices', z.strictObject({ empty: text, otherLanguage: text }));

/** What is said when a text could not be read. */
export const notice = (reason: keyof (typeof notices)['en'], language: Language): string =>
  notices[language][reason];
