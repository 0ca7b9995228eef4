import { IconButton, Menu } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { useChangeEntry } from './api/use-change-entry.ts';
import { RedateEntryDialog } from './components/redate-entry.dialog.tsx';
import { RenameEntryDialog } from './components/rename-entry.dialog.tsx';

export type EntryMenuProps = {
  entry: { id: string; title: string; entry_at: string };
  onEdit: () => void;
  /** It is being put into the bin. */
  onBin: () => void;
};

/** What can be done with a finished entry. */
export function EntryMenu({ entry, onEdit, onBin }: EntryMenuProps) {
  const { t } = useTranslation('journal');
  const { toasts } = usePlatform();
  const failureMessage = useFailureMessage();
  const [asked, setAsked] = useState<'rename' | 'redate' | null>(null);
  const change = useChangeEntry(entry.id);
  const close = () => setAsked(null);
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
      {asked === 'redate' && (
        <RedateEntryDialog entryId={entry.id} entryAt={entry.entry_at} onClose={close} />
      )}
    </>
  );
}
