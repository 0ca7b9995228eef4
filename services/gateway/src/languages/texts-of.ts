import { readTextsByLanguage } from '@reflectory/server-kit';

/** What the gateway says by itself: `<language>/<name>.json`, by language. */
export const textsOf = readTextsByLanguage(import.meta.dirname);
