/** Where a stored file lies in the export: no part of its name leads out of its folder. */
export function filePath(bucket: string, name: string): string {
  const parts = [bucket, ...name.split('/')].map((part) => part.replaceAll('\\', '_'));
  return ['files', ...parts.map((part) => (/^\.*$/.test(part) ? '_' : part))].join('/');
}
