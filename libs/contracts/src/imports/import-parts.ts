/** Bytes of a part of an archive, but for the last. */
export const IMPORT_PART_BYTES = 8 * 1024 * 1024;

/** Bytes of an archive. */
export const IMPORT_LIMIT_BYTES = 20 * 1024 ** 3;

/** Where a part lies in the bucket `media`, so that names are in the order of the parts. */
export const importPartName = (userId: string, importId: string, part: number): string =>
  `${userId}/imports/${importId}/${String(part).padStart(5, '0')}`;
