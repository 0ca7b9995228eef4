import { boardOfImport, type ImportedBoard } from '@reflectory/domain/board-files';
import type { BoardChange } from '@reflectory/domain/boards';

type Own = { id: string; name: string };

/** What makes a board of a file; oneself is known by name, all others become words of a field. */
export const changesOfImport = (
  boardId: string,
  imported: ImportedBoard,
  own: Own,
  peopleField: string,
): BoardChange[] =>
  boardOfImport(imported, {
    boardId,
    newId: () => crypto.randomUUID(),
    now: new Date().toISOString(),
    people: new Map(own.name === '' ? [] : [[own.name.toLowerCase(), own.id]]),
    peopleField,
  });
