import type { Language } from '@reflectory/contracts/languages';
import { ar } from './ar.ts';
import { de } from './de.ts';
import type { EditorTexts } from './editor-texts.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const texts: Record<Language, EditorTexts> = { ar, de, en, fr };

/** The editor's words in `language`. */
export const textsIn = (language: Language): EditorTexts => texts[language];
