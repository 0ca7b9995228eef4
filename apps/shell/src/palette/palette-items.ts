import type { IconName } from '@reflectory/design-system';
import type { NavigationItem } from '@reflectory/contracts/remotes';

/** Something that the palette offers: a place, or a command. */
export type PaletteItem = {
  /** The same in every language; what is kept of a choice. */
  key: string;
  label: string;
  group: 'places' | 'commands';
  icon?: IconName;
  /** Key that does the same. */
  letter?: string;
  /** Drawing of a place that a remote brings. */
  drawing?: NavigationItem['icon'];
  act: { to: string } | { run: () => void };
};

/** Letters without accents and case, so that `seance` finds `Séance`. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those whose label has, for every word of `text`, a word that begins with it. */
export function matching<Item extends { label: string }>(items: readonly Item[], text: string): Item[] {
  const wanted = plain(text).split(/\s+/u).filter(Boolean);
  return items.filter(({ label }) => {
    const words = plain(label).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
