import type { MenuItem } from '@reflectory/design-system';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveEntryDialog } from '../features/journals/move-entry.dialog.tsx';

/** What the menu of an entry offers about its journal, and what it opens. */
export function useJournalOfEntry(entryId: string, journalId: string | null): [MenuItem, ReactNode] {
  const { t } = useTranslation('journal');
  const [isOpen, setOpen] = useState(false);
  const item: MenuItem = {
    id: 'journal',
    label: t('journals.move'),
    icon: 'notebook',
    onAction: () => setOpen(true),
  };
  const dialog = isOpen && (
    <MoveEntryDialog entryId={entryId} journalId={journalId} onClose={() => setOpen(false)} />
  );
  return [item, dialog];
}
