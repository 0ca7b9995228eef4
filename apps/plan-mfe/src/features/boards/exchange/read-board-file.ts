import { BoardFileError, type ImportedBoard, readCsv, readTrello } from '@reflectory/domain/board-files';

/** Bytes of a file that is read at all. */
const MOST_BYTES = 60_000_000;

/** A board of a file: the JSON of Trello, or a table. @throws BoardFileError where it is neither */
export async function readBoardFile(file: File, firstColumn: string): Promise<ImportedBoard> {
  if (file.size > MOST_BYTES) throw new BoardFileError('too-large');
  const text = await file.text();
  const name = file.name.replace(/\.\w+$/, '');
  return /\.json$/i.test(file.name) || /^\s*[{[]/.test(text)
    ? readTrello(text)
    : readCsv(text, name, firstColumn);
}
