import { strToU8, zipSync } from 'fflate';
import {
  type ImportedEntry,
  type ImportedRow,
  type ImportItem,
  openImport,
  sourceOfBytes,
} from '../index.ts';

/** A zip of files; texts are UTF-8. */
export const zipOf = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
    { mtime: '2021-05-04T10:30:00' },
  );

/** Everything that comes of some bytes. */
export async function readAll(
  bytes: Uint8Array,
  { name = 'journal.zip', zone = 'Europe/Berlin' }: { name?: string; zone?: string } = {},
): Promise<{ format: string; entries: ImportedEntry[]; rows: ImportedRow[]; problems: string[] }> {
  const { format, items } = await openImport(sourceOfBytes(bytes), { name, zone });
  const all: ImportItem[] = [];
  for await (const item of items()) all.push(item);
  return {
    format,
    entries: all.flatMap((item) => (item.kind === 'entry' ? [item.entry] : [])),
    rows: all.flatMap((item) => (item.kind === 'row' ? [item.row] : [])),
    problems: all.flatMap((item) =>
      item.kind === 'problem' ? [`${item.problem.code} ${item.problem.item}`] : [],
    ),
  };
}
