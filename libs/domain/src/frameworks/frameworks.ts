import type { Language } from '@reflectory/contracts/languages';
import { assembleFramework } from './assemble-framework.ts';
import type { Framework, FrameworkKey } from './framework.ts';

/** Seven questions for a pull in two directions; the answers to 2 and 3 are echoed. */
const tension = assembleFramework('tension', 7);
/**
 * Twenty-one questions from a worry to the room one sits in; the answers to 1, 2, 4 and 11 are echoed (specification,
 * section 5).
 */
const anxious = assembleFramework('anxious', 21);
/** One blank page. */
const free = assembleFramework('free', 1);

/** Every framework, the default first. */
export const frameworks: readonly Framework[] = [tension, anxious, free];

/** What a new session starts with. */
export const defaultFramework: FrameworkKey = 'tension';

/** True for the key of a framework we have. */
export const isFrameworkKey = (key: string): key is FrameworkKey =>
  frameworks.some((framework) => framework.key === key);

/** The framework of a stored session; a key nobody knows counts as Anxious (specification, section 2). */
export const getFramework = (key: string): Framework =>
  frameworks.find((framework) => framework.key === key) ?? anxious;

/** Display name of a framework, for instance `Free Write`. */
export const frameworkLabel = (key: string, language: Language): string => getFramework(key).label[language];
