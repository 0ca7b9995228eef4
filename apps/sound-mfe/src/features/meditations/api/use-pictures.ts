import { callStorage, storageStatus } from '@reflectory/client/storage';
import { ATTACHMENT_PLACE, attachmentPath } from '@reflectory/contracts/attachments';
import type {} from '@reflectory/contracts/journal';
import type { PictureSource } from '@reflectory/contracts/sound';
import { queryOptions, useQueries } from '@tanstack/react-query';
import type { TrackReader } from '../../../player/track-bytes.ts';
import { useStorageCaller } from '../../../player/use-storage-caller.ts';
import { useScope } from '../../../shared/use-scope.ts';

/** Pixels of the longer side: as a step shows a picture, and as it is chosen. */
const SIDES = { step: 1200, choice: 320 } as const;
export type PictureSide = keyof typeof SIDES;

const nameOf = ({ from, id }: PictureSource) => `${from}:${id}`;

async function readArtwork({ client }: TrackReader, entryId: string): Promise<string | null> {
  const { data } = await client
    .from('artworks')
    .select('svg,painting,shows_painting')
    .eq('entry_id', entryId)
    .order('created_at', { ascending: false })
    .limit(1)
    .throwOnError();
  const [artwork] = data;
  if (!artwork) return null;
  const { svg, painting, shows_painting: showsPainting } = artwork;
  return showsPainting && painting ? painting : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

async function readFile(caller: TrackReader, id: string, side: number): Promise<string | null> {
  const size = `width=${side}&height=${side}&resize=contain`;
  const path = `authenticated/${ATTACHMENT_PLACE.bucket}/${attachmentPath(caller.userId, id)}`;
  const answer = await callStorage(caller, `render/image/${path}?${size}`, {});
  const { status } = await storageStatus(answer.clone());
  if (status === 404) return null;
  if (!answer.ok) throw new Error(`No picture: ${status}`);
  return addressOf(await answer.blob());
}

const addressOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The picture could not be read')));
    reader.readAsDataURL(blob);
  });

/**
 * Pictures by what they are of, as addresses that hold them: null where one is not there any more, none until it is known.
 * Those of steps stay on the device with their meditation.
 */
export function usePictures(
  sources: readonly PictureSource[],
  side: PictureSide,
): ReadonlyMap<string, string | null> {
  const { key } = useScope();
  const caller = useStorageCaller();
  const named = new Map(sources.map((source) => [nameOf(source), source]));
  const found = useQueries({
    queries: [...named.values()].map((source) =>
      queryOptions({
        queryKey: [...key, 'picture', nameOf(source), side],
        enabled: caller !== null,
        staleTime: Infinity,
        meta: { isKept: side === 'step' },
        queryFn: () => {
          if (!caller) return null;
          return source.from === 'artwork'
            ? readArtwork(caller, source.id)
            : readFile(caller, source.id, SIDES[side]);
        },
      }),
    ),
  });
  return new Map(
    [...named.keys()].flatMap((name, index) => {
      const address = found[index]?.data;
      return address === undefined ? [] : [[name, address]];
    }),
  );
}

export const pictureIn = (pictures: ReadonlyMap<string, string | null>, source: PictureSource | null) =>
  source && pictures.get(nameOf(source));
