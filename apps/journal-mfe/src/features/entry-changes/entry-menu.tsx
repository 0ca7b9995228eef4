import type { EntryRow } from '@reflectory/contracts/journal';
import { IconButton, Menu, type MenuItem } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { type EntryChange, useChangeEntry } from './api/use-change-entry.ts';
import { RedateEntryDialog } from './components/redate-entry.dialog.tsx';
import { RenameEntryDialog } from './components/rename-entry.dialog.tsx';
import { SealEntryDialog } from './components/seal-entry.dialog.tsx';

export type EntryMenuProps = {
  entry: Pick<EntryRow, 'id' | 'title' | 'entry_at' | 'is_starred' | 'is_pinned' | 'is_never_sent'>;
  more?: readonly MenuItem[] | undefined;
  onEdit: () => void;
  /** It is being put into the bin. */
  onBin: () => void;
};

const markItems = (
  { id, is_starred: isStarred, is_pinned: isPinned, is_never_sent: isNeverSent }: EntryMenuProps['entry'],
  t: TFunction<'journal'>,
  mark: (change: EntryChange) => void,
): MenuItem[] => [
  {
    id: 'star',
    label: t(isStarred ? 'changes.unstar' : 'changes.star'),
    icon: 'star',
    onAction: () => mark({ is_starred: !isStarred }),
  },
  {
    id: 'pin',
    label: t(isPinned ? 'changes.unpin' : 'changes.pin'),
    icon: 'flag',
    onAction: () => mark({ is_pinned: !isPinned }),
  },
  {
    id: 'never-sent',
    label: t(isNeverSent ? 'neverSent.undo' : 'neverSent.choose'),
    icon: isNeverSent ? 'shield' : 'shield-check',
    onAction: () => mark({ is_never_sent: !isNeverSent }),
  },
  { id: 'versions', label: t('versions.title'), icon: 'history', href: `/journal/entry/${id}/versions` },
];

/** What can be done with a finished entry. */
export function EntryMenu({ entry, more = [], onEdit, onBin }: EntryMenuProps) {
  const { t } = useTranslation('journal');
  const { toasts } = usePlatform();
  const failureMessage = useFailureMessage();
  const [asked, setAsked] = useState<'rename' | 'redate' | 'seal' | null>(null);
  const change = useChangeEntry(entry.id);
  const close = () => setAsked(null);
  const handleMark = (mark: EntryChange) =>
    change.mutate(mark, { onError: (error) => toasts.error(t('changes.notSaved'), failureMessage(error)) });
  const handleDelete = () => {
    onBin();
    change.mutate(
      { binned_at: new Date().toISOString() },
      { onError: (error) => toasts.error(t('changes.notDeleted'), failureMessage(error)) },
    );
  };
  return (
    <>
      <Menu
        label={t('changes.label')}
        placement="bottom end"
        trigger={<IconButton icon="ellipsis" label={t('changes.label')} />}
        items={[
          { id: 'edit', label: t('changes.edit'), icon: 'pencil', onAction: onEdit },
          { id: 'rename', label: t('changes.rename'), icon: 'file-text', onAction: () => setAsked('rename') },
          { id: 'redate', label: t('changes.redate'), icon: 'calendar', onAction: () => setAsked('redate') },
          { id: 'seal', label: t('seal.title'), icon: 'lock', onAction: () => setAsked('seal') },
          ...markItems(entry, t, handleMark),
          ...more,
          {
            id: 'delete',
            label: t('changes.delete'),
            icon: 'trash',
            isDestructive: true,
            isDisabled: change.isPending,
            onAction: handleDelete,
          },
        ]}
      />
      {asked === 'rename' && <RenameEntryDialog entryId={entry.id} title={entry.title} onClose={close} />}
      {asked === 'seal' && <SealEntryDialog entryId={entry.id} onClose={close} />}
      {asked === 'redate' && (
        <RedateEntryDialog entryId={entry.id} entryAt={entry.entry_at} onClose={close} />
      )}
    </>
  );
}
