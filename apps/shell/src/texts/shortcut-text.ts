import { keyNames } from '@reflectory/domain/key-names';

/** A shortcut as the keyboards of this system and language have it. */
export const shortcutText = (keys: { apple: string; others: string }, language: string): string =>
  /mac|iphone|ipad/i.test(navigator.userAgent) ? keys.apple : keyNames(keys.others, language);
