import { builtInLanguage, type Language, type RequestContext } from '@reflectory/contracts';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import type { RateLimit, RateLimiter } from '../../../auth/limits/rate-limiter.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { PRODUCT_SEARCH_PATH } from '../../../database/product-schema.ts';
import { FunctionError } from '../../../functions/function-error.ts';
import type { StreamedAnswer } from '../../../functions/streamed-answer.ts';
import { FileMissingError, type FileStore } from '../../../storage/files/file-store.ts';
import { fileKey } from '../../../storage/storage-keys.ts';
import {
  createFileNames,
  dayOf,
  entryDocument,
  type ExportedEntry,
  filePath,
  slugOf,
} from './entry-document.ts';
import { exportJson } from './export-json.ts';
import { readRows } from './read-rows.ts';
import { readmeText } from './readme-text.ts';
import { createZipWriter, type ZipWriter } from './zip-writer.ts';

/** Exports that one person may start. */
export const exportLimit: RateLimit = { name: 'export', burst: 5, seconds: 300 };

/** Exports that run at once in this process: each holds a connection as long as its reader takes. */
const AT_ONCE = 3;

export type ExportDependencies = {
  database: Database;
  /** Null where no files are kept. */
  files: Pick<FileStore, 'read'> | null;
  limiter: Pick<RateLimiter, 'take'>;
  /** Milliseconds. */
  now: () => number;
};

/** Writes everything that is kept of the caller as a zip. @throws FunctionError rate_limited */
export type ExportService = (context: RequestContext, answer: StreamedAnswer) => Promise<void>;

type Scene = {
  instance_id: string;
  name: string;
  product: string;
  default_language: string;
  entries: number;
};

/** Nothing is kept of an export: it goes from the database to the reader as it is made. */
export function createExportService({ database, files, limiter, now }: ExportDependencies): ExportService {
  let running = 0;
  return async (context, answer) => {
    const wait = await limiter.take(exportLimit, `${context.instance_id}:${context.user_id}`);
    if (wait > 0) throw new FunctionError('rate_limited', `Try again in ${wait} seconds`);
    if (running >= AT_ONCE)
      throw new FunctionError('rate_limited', 'Others export just now. Try again soon.');
    running += 1;
    try {
      const exportedAt = new Date(now());
      await database.asPrincipal(context, (tx) => writeExport({ tx, context, answer, exportedAt, files }), {
        isSnapshot: true,
        searchPath: PRODUCT_SEARCH_PATH,
      });
    } finally {
      running -= 1;
    }
  };
}

type Writing = Pick<ExportDependencies, 'files'> & {
  tx: Transaction;
  context: RequestContext;
  answer: StreamedAnswer;
  exportedAt: Date;
};

async function writeExport({ tx, context, answer, exportedAt, files }: Writing): Promise<void> {
  // Between two queries a slow reader may take its time; one that takes nothing is given up by the answer.
  await tx.query(`set local idle_in_transaction_session_timeout = '10min'`);
  const scene = await readScene(tx);
  const { instance_id: id, name, product, entries } = scene;
  const day = dayOf(exportedAt);
  answer.begin({
    'content-type': 'application/zip',
    'content-disposition': disposition(product, day),
    'x-total-count': String(entries),
  });
  const zip = createZipWriter((bytes) => answer.write(bytes), exportedAt);
  const person = String(context.claims['email'] ?? context.user_id);
  const language: Language = builtInLanguage(scene.default_language);
  await zip.addText('README.txt', readmeText(language, { product, person, day, entries }));
  await zip.addStream('reflectory.json', exportJson(tx, { exportedAt, instance: { id, name, product } }));
  await addEntries(tx, zip);
  if (files) await addFiles(tx, zip, files, context);
  await zip.finish();
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
  select e.id, e.entry_at, e.title, e.framework, e.text, e.word_count, e.binned_at, a.result ->> 'summary' as summary,
    (select array_agg(f ->> 'emotion') from jsonb_array_elements(a.result -> 'emotions') f) as emotions,
    (select array_agg(f ->> 'name') from jsonb_array_elements(a.result -> 'themes') f) as themes, w.svg
  from entries e
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

type FileRow = { bucket_id: string; name: string; version: string };

const filesSql = `
  select bucket_id, name, version from storage.objects
  where instance_id = app.instance_id() and owner = auth.uid() order by bucket_id, name`;

async function addFiles(
  tx: Transaction,
  zip: ZipWriter,
  files: Pick<FileStore, 'read'>,
  { instance_id: instanceId }: RequestContext,
): Promise<void> {
  for await (const { bucket_id, name, version } of readRows<FileRow>(tx, filesSql)) {
    const content = await files.read(fileKey(instanceId, version)).catch((error: unknown) => {
      if (!(error instanceof FileMissingError)) throw error;
      return null;
    });
    // Replaced or removed since the export began.
    if (content) await zip.addStream(filePath(bucket_id, name), content);
  }
}

/** The name in plain letters for whoever reads no other, and as it is. */
function disposition(product: string, day: string): string {
  const plain = slugOf(product.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '')) || 'journal';
  const full = encodeURIComponent(`${slugOf(product) || plain}-export-${day}.zip`);
  return `attachment; filename="${plain}-export-${day}.zip"; filename*=UTF-8''${full}`;
}
