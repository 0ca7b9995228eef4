export { boardOfImport, type ImportSurroundings } from './board-of-import.ts';
export { BoardFileError, type BoardFileProblem, type ImportedBoard, MOST_CARDS } from './imported-board.ts';
export { readCsv } from './read-csv.ts';
export { readTrello } from './read-trello.ts';
export { writeCsv, writeMarkdown, type WrittenBoard, type WrittenCard } from './write-board.ts';
