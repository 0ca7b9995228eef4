import { useEffect } from 'react';

/** A time in front of a title, as this puts it there. */
const BEFORE = /^⏲ \+?[\d:]+ · /u;

const plain = (title: string): string => title.replace(BEFORE, '');

/** Shows a time in front of the title of the document; null shows none. */
export function useTimeInTitle(text: string | null): void {
  useEffect(() => {
    document.title = text === null ? plain(document.title) : `⏲ ${text} · ${plain(document.title)}`;
  }, [text]);
  useEffect(() => () => void (document.title = plain(document.title)), []);
}
