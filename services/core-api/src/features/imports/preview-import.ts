import type { ImportFault, ImportPreview } from '@reflectory/contracts/imports';
import type { ImportItem } from '@reflectory/domain/importing';

/** Examples that are named of each fault, and journals that are. */
const MOST_EXAMPLES = 5;
const MOST_JOURNALS = 20;

/** Faults by their code, from those that are known on. */
export function createFaults(known: readonly ImportFault[] = []) {
  const faults = new Map(known.map((fault) => [fault.code, { ...fault, examples: [...fault.examples] }]));
  return {
    add({ code, item }: { code: string; item: string }) {
      const fault: ImportFault = faults.get(code) ?? { code, count: 0, examples: [] };
      fault.count += 1;
      if (fault.examples.length < MOST_EXAMPLES) fault.examples.push(item);
      faults.set(code, fault);
    },
    list: () => [...faults.values()],
  };
}

/** Reads an archive to its end and says what would come of it. */
export async function previewImport(
  format: ImportPreview['format'],
  items: AsyncIterable<ImportItem>,
): Promise<ImportPreview> {
  const faults = createFaults();
  const journals = new Set<string>();
  const preview: ImportPreview = {
    format,
    entries: 0,
    files: 0,
    first: null,
    last: null,
    journals: [],
    faults: [],
  };
  let [rows, checkIns] = [0, 0];
  for await (const item of items) {
    if (item.kind === 'problem') {
      faults.add(item.problem);
      continue;
    }
    if (item.kind === 'row') {
      rows += 1;
      if (item.row.table === 'mood_check_ins') checkIns += 1;
      if (item.row.file) preview.files += 1;
      continue;
    }
    const { entryAt, files, journal } = item.entry;
    preview.entries += 1;
    preview.files += files.length;
    if (preview.first === null || entryAt < preview.first) preview.first = entryAt;
    if (preview.last === null || entryAt > preview.last) preview.last = entryAt;
    if (journal !== null && journals.size < MOST_JOURNALS) journals.add(journal.title);
  }
  return { ...preview, ...(rows > 0 && { rows, checkIns }), journals: [...journals], faults: faults.list() };
}
