import { ImportError } from '../import-error.ts';

/** Characters of one row that are held. */
const LONGEST_ROW = 5_000_000;

/**
 * Rows of a table of comma-separated values, quoted ones with line breaks in them as well.
 *
 * @throws ImportError `broken-table` where a quotation never ends
 */
export async function* readCsvRows(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let row: string[] = [];
  let value = '';
  let isQuoted = false;
  let isAfterQuote = false;
  for await (const chunk of chunks) {
    for (const sign of decoder.decode(chunk, { stream: true })) {
      if (value.length > LONGEST_ROW) throw new ImportError('broken-table', name);
      if (sign === '"') {
        if (isAfterQuote && !isQuoted) value += '"';
        isQuoted = !isQuoted;
        isAfterQuote = !isQuoted;
        continue;
      }
      isAfterQuote = false;
      if (isQuoted) value += sign;
      else if (sign === ',') {
        row.push(value);
        value = '';
      } else if (sign === '\n') {
        yield [...row, value];
        [row, value] = [[], ''];
      } else if (sign !== '\r') value += sign;
    }
  }
  if (isQuoted) throw new ImportError('broken-table', name);
  if (row.length > 0 || value !== '') yield [...row, value];
}
