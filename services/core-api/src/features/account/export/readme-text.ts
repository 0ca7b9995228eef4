import type { Language } from '@reflectory/contracts/languages';
import { fillText } from '@reflectory/server-kit';
import * as z from 'zod';
import { textsOf } from '../../../languages/texts-of.ts';

type Facts = { product: string; person: string; day: string; entries: number };

const texts = textsOf('account/readme', z.array(z.string().min(1)));

/** What README.txt says, in the language of the instance. */
export function readmeText(language: Language, facts: Facts): string {
  return `${texts[language].map((paragraph) => fillText(paragraph, facts)).join('\n\n')}\n`;
}
