import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getDrafts, type Drafts } from '../features/drafts/create-drafts.ts';
import { saveStatusOf, type SaveStatus } from '../features/drafts/model/save-state.ts';
import { useDeskRecord } from '../features/drafts/use-drafts.ts';
import { sessionAddress } from './places.ts';

export type BegunLine = {
  sessionId: string;
  text: string;
  status: SaveStatus;
  change(text: string): void;
  /** Goes on in the writing room, under a title where one is given. */
  goOn(title?: string): void;
};

/** What is begun on the journal's first page: a draft as any other, from its first letter on. */
export function useBegunLine(drafts: Drafts | null): BegunLine {
  const navigate = useNavigate();
  const { boot, client, isOnline } = usePlatform();
  const { id: userId } = useCurrentUser();
  const [sessionId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const record = useDeskRecord(drafts, sessionId);
  const isBegun = text !== '';

  useEffect(() => {
    let isCurrent = true;
    if (drafts && isBegun) void drafts.open(sessionId, 'free').then(() => isCurrent && setOpen(true));
    return () => void (isCurrent = false);
  }, [drafts, isBegun, sessionId]);
  useEffect(() => {
    if (drafts && isOpen) drafts.change(sessionId, { answers: [text] });
  }, [drafts, isOpen, sessionId, text]);

  return {
    sessionId,
    text,
    status: record ? saveStatusOf(record.draft, { ...record, isOnline }) : 'untouched',
    change: setText,
    async goOn(title) {
      if (isBegun || title) {
        // Who is faster than the device's store loses nothing.
        const opened = drafts ?? (await getDrafts(client, { instanceId: boot.instance.id, userId }));
        await opened.open(sessionId, 'free');
        opened.change(sessionId, { answers: [text], ...(title && { title }) });
      }
      await navigate(sessionAddress(sessionId, 'free'));
    },
  };
}
