/** Where the bytes of music lie: in this folder of the person's own. */
export const MUSIC_PLACE = { bucket: 'media', folder: 'music' } as const;

/** Milliseconds of the longest piece: it is decoded as a whole, so that the next follows without a gap. */
export const LONGEST_TRACK_MS = 900_000;

/** Name of the object that holds the bytes of a piece, or of its cover. */
export const trackPath = (userId: string, id: string, part: 'sound' | 'cover' = 'sound'): string =>
  `${userId}/${MUSIC_PLACE.folder}/${id}${part === 'cover' ? '-cover' : ''}`;

/** Whether an object is one that music consists of. */
export const isMusic = ({ bucket, name }: { bucket: string; name: string }): boolean =>
  bucket === MUSIC_PLACE.bucket && name.split('/')[1] === MUSIC_PLACE.folder;
