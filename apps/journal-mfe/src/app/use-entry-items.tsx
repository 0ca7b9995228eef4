import type { MenuItem } from '@reflectory/design-system';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MentionsDialog } from '../features/entry-details/mentions.dialog.tsx';
import { MoveEntryDialog } from '../features/journals/move-entry.dialog.tsx';

/** What the menu of an entry offers about its journal, tags and people, and what it opens. */
export function useEntryItems(entryId: string, journalId: string | null): [MenuItem[], ReactNode] {
  const { t } = useTranslation('journal');
  const [opened, setOpened] = useState<'journal' | 'mentions' | null>(null);
  const close = () => setOpened(null);
  const items: MenuItem[] = [
    { id: 'mentions', label: t('mentions.title'), icon: 'tag', onAction: () => setOpened('mentions') },
    { id: 'mood', label: t('mood.ofEntry'), icon: 'heart', href: `/journal/mood?entry=${entryId}` },
    { id: 'journal', label: t('journals.move'), icon: 'notebook', onAction: () => setOpened('journal') },
  ];
  const dialogs = {
    journal: <MoveEntryDialog entryId={entryId} journalId={journalId} onClose={close} />,
    mentions: <MentionsDialog entryId={entryId} onClose={close} />,
  };
  return [items, opened && dialogs[opened]];
}
