import type { IconName } from '@reflectory/design-system';
import type { NavigationItem } from '@reflectory/contracts/remotes';

/** One line of the palette. */
export type PaletteOption = {
  id: string;
  label: string;
  detail?: string;
  icon?: IconName;
  drawing?: NavigationItem['icon'];
  choose: () => void;
};

/** Lines under a heading. */
export type OptionGroup = { id: string; title: string; options: PaletteOption[]; note?: string };

/** Lines that a page of the keyboard moves by. */
const PAGE = 8;

/** Where a key leads among `count` lines; undefined for a key that moves nothing. The ends are joined. */
export function moved(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return (from - 1 + count) % count;
    case 'PageDown':
      return Math.min(from + PAGE, count - 1);
    case 'PageUp':
      return Math.max(from - PAGE, 0);
    default:
      return undefined;
  }
}
