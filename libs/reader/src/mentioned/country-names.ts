import type { Language } from '@reflectory/contracts/languages';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The countries of the world as a language calls them, by what the runtime knows. */
export const countryNames = (language: Language): string[] => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => names.of(`${first}${second}`)))
    .filter((name): name is string => name !== undefined && name.length > 2 && name.length < 30);
};
