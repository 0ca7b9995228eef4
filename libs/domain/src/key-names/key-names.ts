/** What stands on keyboards of a language instead of the English name; those of other languages have the English ones. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { Ctrl: 'Strg', Shift: 'Umschalt', Space: 'Leertaste', Delete: 'Entf', Home: 'Pos1', End: 'Ende' },
  fr: {
    Shift: 'Maj',
    Space: 'Espace',
    Delete: 'Suppr',
    Home: 'Début',
    End: 'Fin',
    Enter: 'Entrée',
    Esc: 'Échap',
  },
};

/** Keys such as `Ctrl+K`, as keyboards of a language name them. */
export function keyNames(keys: string, language: string): string {
  const names = NAMES[language.split('-', 1)[0] ?? ''] ?? {};
  return keys.replaceAll(/[A-Za-z]{2,}/g, (name) => names[name] ?? name);
}
