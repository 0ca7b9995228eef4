export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const formats = new Map<string, PictureFormat>([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
]);

/** Whether pictures of a media type can be changed. */
export const canTransform = (type: string) => formats.has(type.split(';')[0] ?? '');

/** The format of a media type; WebP where there is none. */
export const formatOf = (type: string): PictureFormat => formats.get(type) ?? 'webp';
