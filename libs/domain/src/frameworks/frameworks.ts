import type { Language } from '@reflectory/contracts';
import { anxious } from './anxious.ts';
import { free } from './free.ts';
import type { Framework, FrameworkKey } from './framework.ts';
import { tension } from './tension.ts';

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
