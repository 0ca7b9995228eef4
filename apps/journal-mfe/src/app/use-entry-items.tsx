import type { MenuItem } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MentionsDialog } from '../features/entry-details/mentions.dialog.tsx';
import type { ReadEntry } from '../features/insight/api/use-entry.ts';
import { MoveEntryDialog } from '../features/journals/move-entry.dialog.tsx';
import { dayOf } from '../service/own-day.ts';

/** What the menu of an entry offers about its journal, tags and people, and what it opens. */
export function useEntryItems(entry: ReadEntry | null, entryId: string): [MenuItem[], ReactNode] {
  const { t } = useTranslation('journal');
  const { hasFeature } = usePlatform();
  const journalId = entry?.journal_id ?? null;
  const [opened, setOpened] = useState<'journal' | 'mentions' | null>(null);
  const close = () => setOpened(null);
  const items: MenuItem[] = [
    { id: 'mentions', label: t('mentions.title'), icon: 'tag', onAction: () => setOpened('mentions') },
    { id: 'mood', label: t('mood.ofEntry'), icon: 'heart', href: `/journal/mood?entry=${entryId}` },
    { id: 'journal', label: t('journals.move'), icon: 'notebook', onAction: () => setOpened('journal') },
  ];
  if (entry && hasFeature('conversations')) {
    const question = t('askDay.question', { day: dayOf(new Date(entry.entry_at)) });
    // Behind `#`, which no server is sent.
    items.push({
      id: 'ask',
      label: t('askDay.title'),
      icon: 'search',
      href: `/insights/ask#q=${encodeURIComponent(question)}`,
    });
  }
  const dialogs = {
    journal: <MoveEntryDialog entryId={entryId} journalId={journalId} onClose={close} />,
    mentions: <MentionsDialog entryId={entryId} onClose={close} />,
  };
  return [items, opened && dialogs[opened]];
}
