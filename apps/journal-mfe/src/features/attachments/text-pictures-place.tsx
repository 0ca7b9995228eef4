import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { afterPaint } from '../../service/after-paint.ts';
import { type PicturesOfText, TextPicturesContext } from '../../service/text-pictures.ts';
import { TextPicture } from './components/text-picture.tsx';
import { ShownPictureContext } from './shown-picture.ts';
import { describeFile, type FilePlace } from './model/waiting-file.ts';

export type TextPicturesPlaceProps = FilePlace & {
  onAdd?: (() => void) | undefined;
  children: ReactNode;
};

/** A place whose text may hold pictures: they are files of it. */
export function TextPicturesPlace({ children, onAdd, ...place }: TextPicturesPlaceProps) {
  const [shown, show] = useState<string | null>(null);
  const pictures = usePictures(place, show, onAdd);
  const shownPicture = useMemo(() => ({ id: shown, show }), [shown]);
  return (
    <TextPicturesContext value={pictures}>
      <ShownPictureContext value={shownPicture}>{children}</ShownPictureContext>
    </TextPicturesContext>
  );
}

/** Opens the pictures of texts when one of them is needed. */
function useOpenPictures() {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const { service } = boot;
  const instanceId = boot.instance.id;
  return useCallback(async () => {
    const { openTextPictures } = await import('./api/open-text-pictures.ts');
    return openTextPictures({ client, service, userId }, instanceId);
  }, [client, service, instanceId, userId]);
}

function usePictures(
  { entryId, sessionId }: FilePlace,
  onOpen: (id: string) => void,
  onAdd: (() => void) | undefined,
): PicturesOfText {
  const openPictures = useOpenPictures();
  const [fresh] = useState(() => new Map<string, File>());
  const present = useRef(onAdd);
  useLayoutEffect(() => void (present.current = onAdd));
  const opened = useRef<Awaited<ReturnType<typeof openPictures>> | null>(null);
  const isWritten = onAdd !== undefined;
  useEffect(() => {
    // Where somebody writes, a picture may come with the first words; elsewhere what stands there comes first.
    void (isWritten ? Promise.resolve() : afterPaint()).then(openPictures).then(
      (now) => (opened.current = now),
      () => undefined,
    );
  }, [openPictures, isWritten]);
  return useMemo(() => {
    const read: PicturesOfText['read'] = async (id) => {
      const given = fresh.get(id);
      return given ? { content: given, alt: '' } : (await openPictures()).read(id);
    };
    const add: PicturesOfText['add'] = (files) => {
      const { current: kept } = opened;
      // Nothing is taken that could not be kept.
      if (!kept) return [];
      // Behind those that were there before.
      const position = Math.floor(Date.now() / 1000);
      const added = files.map((file, at) => ({
        file,
        described: describeFile(file, { entryId, sessionId }, position + at),
      }));
      present.current?.();
      for (const { file, described } of added) {
        fresh.set(described.id, file);
        void kept.add(described, file);
      }
      return added.map(({ described }) => described.id);
    };
    return { read, add, draw: (image) => <TextPicture image={image} read={read} onOpen={onOpen} /> };
  }, [entryId, sessionId, onOpen, openPictures, fresh]);
}
