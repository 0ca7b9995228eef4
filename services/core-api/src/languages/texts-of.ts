import { readTextsByLanguage } from '@reflectory/server-kit';

/** What the service says: `<language>/<name>.json`, by language. @throws Error that names a file with its faults */
export const textsOf = readTextsByLanguage(import.meta.dirname);
