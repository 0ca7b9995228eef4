import { ImportError } from '../import-error.ts';
import { type ArchiveSource, readBytes } from './archive-source.ts';
import { crc32 } from '../../checksum/index.ts';
import type { ZipMember } from './zip-directory.ts';

const HEADER_MARK = 0x04034b50;
const HEADER_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;

/** The packed bytes of a file, wherever they begin: its own header has lengths of its own. */
async function* packedBytes(source: ArchiveSource, member: ZipMember): AsyncGenerator<Uint8Array> {
  const header = await readBytes(source, member.offset, member.offset + HEADER_LENGTH);
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  if (header.length < HEADER_LENGTH || view.getUint32(0, true) !== HEADER_MARK)
    throw new ImportError('broken-file', member.path);
  const start = member.offset + HEADER_LENGTH + view.getUint16(26, true) + view.getUint16(28, true);
  if (start + member.packed > source.size) throw new ImportError('broken-file', member.path);
  yield* source.read(start, start + member.packed);
}

async function* inflate(packed: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await packed.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    async cancel() {
      await packed.return(undefined);
    },
  });
  const reader = stream.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Whatever breaks while bytes are unpacked is the file's fault; what breaks while they are fetched is not. */
async function* unpacked(source: ArchiveSource, member: ZipMember): AsyncGenerator<Uint8Array> {
  const packed = packedBytes(source, member);
  if (member.method === STORED) return yield* packed;
  try {
    yield* inflate(packed);
  } catch (error) {
    if (error instanceof TypeError) throw new ImportError('broken-file', member.path);
    throw error;
  }
}

/**
 * A file of an archive, piece by piece, never more than its directory says.
 *
 * @throws ImportError `encrypted`, `broken-file`, `too-large`
 */
export async function* readMember(source: ArchiveSource, member: ZipMember): AsyncGenerator<Uint8Array> {
  if (member.isEncrypted) throw new ImportError('encrypted', member.path);
  if (member.method !== STORED && member.method !== DEFLATED)
    throw new ImportError('broken-file', member.path);
  let length = 0;
  let crc = 0;
  for await (const piece of unpacked(source, member)) {
    length += piece.length;
    if (length > member.size) throw new ImportError('too-large', member.path);
    crc = crc32(piece, crc);
    yield piece;
  }
  if (length !== member.size || crc !== member.crc) throw new ImportError('broken-file', member.path);
}
