import type { Language } from '@reflectory/contracts/languages';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import type { EditorTexts } from './editor-texts.ts';
import { english } from './en.ts';
import { french } from './fr.ts';

const texts: Record<Language, EditorTexts> = { ar: arabic, de: german, en: english, fr: french };

/** The editor's words in `language`. */
export const textsIn = (language: Language): EditorTexts => texts[language];
