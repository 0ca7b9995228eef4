/** Endings of what the storage takes, so that programs open it: `audio/mpeg` → `mp3`. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'audio/aac': 'aac',
  'audio/flac': 'flac',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/webm': 'weba',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/ogg': 'ogv',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

/** Where a stored file lies in the export: no part of its name leads out of its folder, and it ends as its type does. */
export function filePath(bucket: string, name: string, type: string | null): string {
  const parts = [bucket, ...name.split('/')].map((part) => part.replaceAll('\\', '_'));
  const path = ['files', ...parts.map((part) => (/^\.*$/.test(part) ? '_' : part))].join('/');
  const ending = endings[type?.replace(/;.*/s, '') ?? ''];
  return ending && !/\.\w{1,8}$/.test(path) ? `${path}.${ending}` : path;
}
