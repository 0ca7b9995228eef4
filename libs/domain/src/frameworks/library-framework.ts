import type { Language } from '@reflectory/contracts/languages';
import { frameworkLabel } from './frameworks.ts';

/** A framework of the library in one of its versions. */
export type LibraryFramework = { key: string; version: number };

const walked = /^([a-z][a-z0-9-]{0,59})@([1-9][0-9]{0,5})$/u;

/** The framework of the library that a session names as `gratitude@1`; null for those of the specification. */
export const libraryFramework = (name: string): LibraryFramework | null => {
  const [, key, version] = walked.exec(name) ?? [];
  return key && version ? { key, version: Number(version) } : null;
};

/** How a session names a framework of the library. */
export const libraryFrameworkName = ({ key, version }: LibraryFramework): string => `${key}@${version}`;

/** What an entry says it was written with: the name that its framework had then, else that of the specification's. */
export const entryFrameworkLabel = (
  entry: { framework: string; framework_name?: string | null | undefined },
  language: Language,
): string => entry.framework_name ?? frameworkLabel(entry.framework, language);
