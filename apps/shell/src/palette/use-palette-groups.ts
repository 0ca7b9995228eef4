import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useShellServices } from '../services.ts';
import type { OptionGroup, PaletteOption } from './option-list.ts';
import { matching, type PaletteItem } from './palette-items.ts';
import { usePaletteItems } from './use-palette-items.ts';
import { type Found, useSearch } from './use-search.ts';

/** What the palette shows for a text: recent choices first, then places and commands, then what was found. */
export function usePaletteGroups(text: string, onClose: () => void) {
  const { recentChoices } = useShellServices();
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const items = usePaletteItems();
  const found = useSearch(text);
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const optionOf = ({ key, label, icon, drawing, letter, act }: PaletteItem): PaletteOption => ({
    id: key,
    label,
    ...(letter && { detail: letter }),
    ...(icon && { icon }),
    ...(drawing && { drawing }),
    choose() {
      recentChoices.add(key);
      if ('to' in act) return go(act.to);
      onClose();
      act.run();
    },
  });
  const isEmpty = text.trim() === '';
  const recentKeys = isEmpty ? recentChoices.list() : [];
  const recent = recentKeys.flatMap((key) => items.find((item) => item.key === key) ?? []);
  const matched = matching(items, text).filter((item) => !recent.includes(item));
  const groupOf = (id: 'recent' | PaletteItem['group'], members: readonly PaletteItem[]): OptionGroup => ({
    id,
    title: t(id),
    options: members.map(optionOf),
  });
  const groups = [
    groupOf('recent', recent),
    groupOf(
      'commands',
      matched.filter(({ group }) => group === 'commands'),
    ),
    groupOf(
      'places',
      matched.filter(({ group }) => group === 'places'),
    ),
    ...found.map(({ remote, id, results, hasFailed }: Found): OptionGroup => ({
      id: `${remote}-${id}`,
      title: t(`searchesOf.${remote}.${id}`),
      ...(hasFailed && { note: t('failed') }),
      options: (results ?? []).map(({ id: key, title, detail, to }) => ({
        id: key,
        label: title,
        ...(detail && { detail }),
        icon: 'search',
        choose: () => go(to),
      })),
    })),
  ];
  return {
    groups: groups.filter(({ options, note }) => options.length > 0 || note),
    isSearching: found.some(({ results }) => results === null),
  };
}
