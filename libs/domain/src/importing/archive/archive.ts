import { ImportError, type ImportProblem } from '../import-error.ts';
import { type ArchiveSource, readBytes } from './archive-source.ts';
import { readMember } from './read-member.ts';
import { readZipDirectory, type ZipMember, zipLimits, type ZipLimits } from './zip-directory.ts';

/** A file that may be imported, or of which an archive consists. */
export type ArchiveFile = {
  /** Without the folder that all of them lie in. */
  path: string;
  /** Bytes. */
  size: number;
  modified: ZipMember['modified'] | null;
  /** @throws ImportError */
  read(): AsyncIterable<Uint8Array>;
  /** As a whole. @throws ImportError also when it is longer than so many bytes */
  readText(most: number): Promise<string>;
};

/** What somebody brings: a single file is an archive of one. */
export type Archive = { files: readonly ArchiveFile[]; problems: readonly ImportProblem[] };

/** What systems put beside the files of a person. */
const SYSTEM_FILE = /(^|\/)(__MACOSX|\.[^/]*|Thumbs\.db|desktop\.ini)(\/|$)/i;
const CLIMBS = /(^|\/)\.\.(\/|$)/;
const FROM_ROOT = /^(\/|[a-z]:)/i;
// oxlint-disable-next-line no-control-regex -- they are the subject
const CONTROL = /[\u0000-\u001f]/;

const isSafe = (path: string) => !CLIMBS.test(path) && !FROM_ROOT.test(path) && !CONTROL.test(path);

async function readText(file: Pick<ArchiveFile, 'path' | 'size' | 'read'>, most: number): Promise<string> {
  if (file.size > most) throw new ImportError('too-long', file.path);
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of file.read()) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

const withText = (file: Omit<ArchiveFile, 'readText'>): ArchiveFile => ({
  ...file,
  readText: (most) => readText(file, most),
});

/** The folder that every path begins with; several, when one lies within the other. */
function commonFolder(paths: readonly string[]): string {
  const [first = ''] = paths;
  let folder = first.slice(0, first.lastIndexOf('/') + 1);
  for (const path of paths) while (!path.startsWith(folder)) folder = folder.replace(/[^/]*\/$/, '');
  return folder;
}

/** Opens what somebody brings, whatever it is. @throws ImportError */
export async function openArchive(
  source: ArchiveSource,
  name: string,
  limits: ZipLimits = zipLimits,
): Promise<Archive> {
  const [first, second] = await readBytes(source, 0, 2);
  if (first !== 0x50 || second !== 0x4b) {
    const single = { path: name, size: source.size, modified: null, read: () => source.read(0, source.size) };
    return { files: [withText(single)], problems: [] };
  }
  const members = (await readZipDirectory(source, limits))
    .map((member) => ({ ...member, path: member.path.replaceAll('\\', '/').normalize('NFC') }))
    .filter(({ path }) => !SYSTEM_FILE.test(path) || !isSafe(path));
  const safe = members.filter(({ path }) => isSafe(path));
  const folder = commonFolder(safe.map(({ path }) => path));
  return {
    files: safe.map((member) =>
      withText({
        path: member.path.slice(folder.length),
        size: member.size,
        modified: member.modified,
        read: () => readMember(source, member),
      }),
    ),
    problems: members
      .filter(({ path }) => !isSafe(path))
      .map(({ path }) => ({ code: 'unsafe-path', item: path })),
  };
}
