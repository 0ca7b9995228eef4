import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useIsReadingOlder } from './api/use-is-reading-older.ts';
import { BinnedEntry } from './binned-entry.tsx';
import { EditEntry, type EditEntryProps } from './edit-entry.tsx';
import { EntryMenu, type EntryMenuProps } from './entry-menu.tsx';
import type { EditNews } from './outbox/edit-outbox.ts';
import { useEditOutbox } from './use-edit-outbox.ts';
import { useKeptEdits } from './use-kept-edits.ts';
import classes from './edit-entry.module.css';

export type ChangeableEntryProps = {
  entry: EditEntryProps['entry'] & EntryMenuProps['entry'] & { binned_at: string | null };
  passages: EditEntryProps['passages'];
  Field: EditEntryProps['Field'];
  /** What else its menu offers. */
  more?: EntryMenuProps['more'];
  /** The entry as it is read, with the menu of what can be done with it. */
  children: (menu: ReactNode) => ReactNode;
};

/** A finished entry: to read, to change, or in the bin. */
export function ChangeableEntry({ entry, passages, Field, more, children }: ChangeableEntryProps) {
  const { t } = useTranslation('journal');
  const navigate = useNavigate();
  const { isEditing, setEditing, times } = useEditing(entry.id);
  const [wasBinnedHere, setBinnedHere] = useState(false);
  const isReadingOlder = useIsReadingOlder(entry.id, entry.revised_at);
  const { binned_at: binnedAt } = entry;
  if (binnedAt !== null) {
    return (
      <BinnedEntry
        entry={{ ...entry, binned_at: binnedAt }}
        isFresh={wasBinnedHere}
        onDeleted={() => void navigate('/entries')}
      />
    );
  }
  if (isEditing) {
    return (
      <EditEntry
        key={times}
        entry={entry}
        passages={passages}
        Field={Field}
        onClose={() => setEditing(false)}
      />
    );
  }
  return (
    <>
      {isReadingOlder && <p className={classes.older}>{t('changes.readingOlder')}</p>}
      {children(
        <EntryMenu
          entry={entry}
          onEdit={() => setEditing(true)}
          onBin={() => setBinnedHere(true)}
          more={more}
        />,
      )}
    </>
  );
}

/** Whether it is being changed. What was begun here before, or in a page that is gone, goes on. */
function useEditing(entryId: string) {
  const edits = useKeptEdits();
  const [isEditing, setEditing] = useState(() => edits.find(entryId) !== null);
  const [times, setTimes] = useState(0);
  useEditOutbox(
    useCallback(
      (news: EditNews) => {
        if (news.entryId !== entryId) return;
        setTimes((before) => before + 1);
        setEditing(edits.find(entryId) !== null);
      },
      [edits, entryId],
    ),
  );
  useEffect(() => {
    void edits.takeLeft(entryId).then((isTaken) => {
      if (!isTaken) return;
      setTimes((before) => before + 1);
      setEditing(true);
    });
  }, [edits, entryId]);
  return { isEditing, setEditing, times };
}
