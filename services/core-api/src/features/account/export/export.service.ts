import type { RequestContext } from '@reflectory/contracts/control-plane';
import { builtInLanguage, type Language } from '@reflectory/contracts/languages';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { createFairQueue } from '@reflectory/server-kit';
import type { RateLimit, RateLimiter } from '@reflectory/auth';
import { type Database, PRODUCT_SEARCH_PATH, type Transaction } from '@reflectory/runtime/database';
import { FunctionError, type StreamedAnswer } from '@reflectory/runtime/functions';
import { fileKey, FileMissingError, type FileStore } from '@reflectory/storage';
import { takeOrRefuse } from '../../../rate-limits/index.ts';
import { createFileNames, dayOf, entryDocument, type ExportedEntry, slugOf } from './entry-document.ts';
import type { ExportSection } from '../../define-feature.ts';
import { exportJson } from './export-json.ts';
import { filePath } from './file-path.ts';
import { readRows } from './read-rows.ts';
import { readmeText } from './readme-text.ts';
import { openSpool, type Spool } from './spool.ts';
import { createZipWriter, type ZipWriter } from './zip-writer.ts';

/** Exports that one person may start. */
const exportLimit: RateLimit = { name: 'export', burst: 5, seconds: 300 };

/** Exports that read the database at once in this process, and those of one instance. */
const AT_ONCE = 3;
const PER_INSTANCE = 2;
/** Milliseconds that one may wait for that. */
const WAIT_MS = 20_000;

export type ExportDependencies = {
  database: Database;
  /** Null where no files are kept. */
  files: Pick<FileStore, 'read'> | null;
  limiter: Pick<RateLimiter, 'take'>;
  /** What the export holds besides entries as documents, and files. */
  sections: readonly ExportSection[];
  /** Milliseconds. */
  now: () => number;
};

/**
 * Writes everything that is kept of the caller as a zip; `signal` ends the waiting.
 *
 * @throws FunctionError rate_limited, BusyError
 */
export type ExportService = (
  context: RequestContext,
  answer: StreamedAnswer,
  signal: AbortSignal,
) => Promise<void>;

type Scene = {
  instance_id: string;
  name: string;
  product: string;
  default_language: string;
  entries: number;
};

/**
 * Rows are read to the end before the reader gets any: however slowly they are taken, no connection waits for it. Files
 * go from their store to the reader as they are. Nothing is kept of an export.
 */
export function createExportService(dependencies: ExportDependencies): ExportService {
  const { database, limiter, now } = dependencies;
  const queue = createFairQueue({ atOnce: AT_ONCE, perInstance: PER_INSTANCE, waitMs: WAIT_MS });
  const exporting = new Set<string>();

  return async (context, answer, signal) => {
    const owner = { instance: context.instance_id, person: context.user_id ?? '' };
    const subject = `${owner.instance}:${owner.person}`;
    if (exporting.has(subject))
      throw new FunctionError('rate_limited', 'An export of yours is under way. Wait until it is there.');
    exporting.add(subject);
    const spool = await openSpool();
    try {
      const zip = createSpooledZip(spool, answer, new Date(now()));
      const read = async () => {
        // Whoever waited for others in vain has started nothing.
        await takeOrRefuse(limiter, exportLimit, subject);
        return database.asPrincipal(context, (tx) => addRows(tx, { ...dependencies, context, answer, zip }), {
          isSnapshot: true,
          isOfService: true,
          searchPath: PRODUCT_SEARCH_PATH,
        });
      };
      const files = await queue.run(owner, read, { signal });
      await zip.sendSpooled();
      await addFiles(files, zip, dependencies.files, context);
      await zip.finish();
    } finally {
      exporting.delete(subject);
      await spool.close();
    }
  };
}

type SpooledZip = ZipWriter & {
  exportedAt: Date;
  /** Hands on what was written, and all that comes. */
  sendSpooled(): Promise<void>;
};

function createSpooledZip(spool: Spool, answer: StreamedAnswer, exportedAt: Date): SpooledZip {
  let write: StreamedAnswer['write'] = async (bytes) => {
    answer.gone.throwIfAborted();
    await spool.write(bytes);
  };
  return {
    ...createZipWriter((bytes) => write(bytes), exportedAt),
    exportedAt,
    async sendSpooled() {
      for await (const bytes of spool.read()) await answer.write(bytes);
      write = answer.write;
    },
  };
}

type Writing = Pick<ExportDependencies, 'files' | 'sections'> & {
  context: RequestContext;
  answer: StreamedAnswer;
  zip: SpooledZip;
};

/** Writes all that the database keeps and answers which files belong to it. */
async function addRows(
  tx: Transaction,
  { context, answer, zip, files, sections }: Writing,
): Promise<FileRow[]> {
  const { exportedAt } = zip;
  const scene = await readScene(tx);
  const { instance_id: id, name, product, entries } = scene;
  const day = dayOf(exportedAt);
  answer.begin({
    'content-type': 'application/zip',
    'content-disposition': disposition(product, day),
    'x-total-count': String(entries),
  });
  const person = String(context.claims['email'] ?? context.user_id);
  const language: Language = builtInLanguage(scene.default_language);
  await zip.addText('README.txt', readmeText(language, { product, person, day, entries }));
  await zip.addStream(
    'reflectory.json',
    exportJson(tx, { exportedAt, instance: { id, name, product } }, sections),
  );
  await addEntries(tx, zip);
  return files ? tx.query<FileRow>(filesSql) : [];
}

async function readScene(tx: Transaction): Promise<Scene> {
  const [scene] = await tx.query<Scene>(
    `select i.id as instance_id, i.name, i.brand ->> 'productName' as product, i.default_language,
       (select count(*)::integer from entries
        where instance_id = app.instance_id() and user_id = auth.uid()) as entries
     from app.instances i where i.id = app.instance_id()`,
  );
  if (!scene) throw new FunctionError('not_found', 'There is no such instance');
  return scene;
}

const entriesSql = `
  select e.id, e.entry_at, e.time_zone, e.title, e.framework, e.text, e.document, e.word_count, e.binned_at,
    e.is_starred, e.is_pinned, e.is_never_sent, e.sealed_until::text, j.title as journal, a.result ->> 'summary' as summary,
    (select array_agg(f ->> 'emotion') from jsonb_array_elements(a.result -> 'emotions') f) as emotions,
    (select array_agg(f ->> 'name') from jsonb_array_elements(a.result -> 'themes') f) as themes, w.svg,
    (select array_agg(t.label order by t.key) from entry_tags l
      join tags t on t.instance_id = l.instance_id and t.user_id = l.user_id and t.id = l.tag_id
      where l.instance_id = e.instance_id and l.user_id = e.user_id and l.entry_id = e.id) as tags,
    (select array_agg(p.label order by p.key) from entry_people l
      join people p on p.instance_id = l.instance_id and p.user_id = l.user_id and p.id = l.person_id
      where l.instance_id = e.instance_id and l.user_id = e.user_id and l.entry_id = e.id) as people,
    (select jsonb_agg(jsonb_build_object('at', m.felt_at, 'pleasantness', m.pleasantness, 'energy', m.energy,
        'feeling', m.feeling, 'activities', m.activities, 'sleep_minutes', m.sleep_minutes, 'note', m.note)
        order by m.felt_at, m.id)
      from mood_check_ins m where m.instance_id = e.instance_id and m.entry_id = e.id and m.user_id = e.user_id) as moods,
    (select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'path', f.path, 'type', f.type) order by f.position, f.id)
      from entry_files f
      where f.instance_id = e.instance_id and f.user_id = e.user_id and f.entry_id = e.id) as files
  from entries e
  left join journals j on j.instance_id = e.instance_id and j.user_id = e.user_id and j.id = e.journal_id
  left join analyses a on a.instance_id = e.instance_id and a.entry_id = e.id
  left join artworks w on w.instance_id = e.instance_id and w.entry_id = e.id
  where e.instance_id = app.instance_id() and e.user_id = auth.uid()
  order by e.entry_at, e.id`;

async function addEntries(tx: Transaction, zip: ZipWriter): Promise<void> {
  const nameOf = createFileNames();
  for await (const entry of readRows<ExportedEntry>(tx, entriesSql)) {
    const { year, base } = nameOf(entry);
    const artwork = entry.svg === null ? null : `artworks/${base}.svg`;
    const folder = entry.binned_at === null ? 'entries' : 'bin';
    await zip.addText(
      `${folder}/${year}/${base}.md`,
      entryDocument(withheld(entry), artwork && `../../${artwork}`),
    );
    if (artwork !== null && entry.svg !== null) await zip.addText(artwork, entry.svg);
  }
}

/** Nothing is said of the feelings of somebody who writes of suicide. */
const withheld = (entry: ExportedEntry): ExportedEntry =>
  speaksOfSuicide(entry.text) ? { ...entry, summary: null, emotions: null, themes: null } : entry;

type FileRow = { bucket_id: string; name: string; version: string; type: string | null };

const filesSql = `
  select bucket_id, name, version, metadata ->> 'mimetype' as type from storage.objects
  where instance_id = app.instance_id() and owner = auth.uid() order by bucket_id, name`;

async function addFiles(
  rows: readonly FileRow[],
  zip: ZipWriter,
  files: ExportDependencies['files'],
  { instance_id: instanceId }: RequestContext,
): Promise<void> {
  for (const { bucket_id, name, version, type } of rows) {
    const content = await files?.read(fileKey(instanceId, version)).catch((error: unknown) => {
      if (!(error instanceof FileMissingError)) throw error;
      return null;
    });
    // Replaced or removed since the export began.
    if (content) await zip.addStream(filePath(bucket_id, name, type), content);
  }
}

/** The name in plain letters for whoever reads no other, and as it is. */
function disposition(product: string, day: string): string {
  const plain = slugOf(product.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '')) || 'journal';
  const full = encodeURIComponent(`${slugOf(product) || plain}-export-${day}.zip`);
  return `attachment; filename="${plain}-export-${day}.zip"; filename*=UTF-8''${full}`;
}
