import type { Language } from '@reflectory/contracts/languages';

/** A prompt as the product brings it. Its key stays with it: people say by it which ones they do not want. */
export type ProductPrompt = { key: string; texts: Readonly<Record<Language, string>> };
