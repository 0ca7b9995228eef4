import { randomUUID } from 'node:crypto';
import {
  type EntryFile,
  hashOfWords,
  newFile,
  type Words,
  withFacts,
  wordsOfFile,
  bodyOfWords,
} from './entry-file.ts';
import { RefusedError } from './calls.ts';
import type { Folder } from './folder.ts';
import { type ListedEntry, planSync, type Step } from './plan.ts';
import { reasons, type Report } from './report.ts';
import type { FoundWords, JournalService } from './service.ts';
import { SyncError, type SyncState } from './state.ts';

export type Sync = {
  folder: Folder;
  service: JournalService;
  state: SyncState;
  /** Keeps the state; called after each thing that was done. */
  save(state: SyncState): void;
  report: Report;
  isDryRun: boolean;
  isRestoring: boolean;
  /** Names this folder where its words go to the shelf. */
  device: string;
  today: string;
};

/** Characters of an entry that is written in one go. */
const MOST_CHARACTERS = 100_000;
/** Steps whose words are asked for together. */
const BATCH = 20;

const needsWords = ({ kind }: Step) => kind === 'write' || kind === 'update' || kind === 'compare';

/** Brings both sides in step. @throws SyncError where nothing more can be done */
export async function runSync(sync: Sync): Promise<void> {
  const { folder, service, state, report, isDryRun, isRestoring } = sync;
  const { files, unreadable } = folder.scan();
  const { person, listed } = await service.list((count) => report.progress(`${count} entries`));
  if (person !== null && state.person !== null && person !== state.person) {
    throw new SyncError('This folder is in step with the journal of somebody else: take another one');
  }
  state.person ??= person;
  await settle(sync, files, listed);
  const steps = planSync({ listed, files, unreadable, state, isRestoring });
  for (let start = 0; start < steps.length; start += BATCH) {
    const batch = steps.slice(start, start + BATCH);
    const wanted = isDryRun
      ? []
      : batch.flatMap((step) => (needsWords(step) && 'id' in step ? [step.id] : []));
    const found = await service.read(wanted);
    for (const [index, step] of batch.entries()) {
      report.progress(`${start + index + 1} of ${steps.length}`);
      if (isDryRun || step.kind === 'leave') foretell(sync, step, listed);
      else await take(sync, step, listed, found);
    }
  }
}

/** What was being sent when a run ended: what became an entry is known by the session that was chosen before. */
async function settle(sync: Sync, files: readonly EntryFile[], listed: ReadonlyMap<string, ListedEntry>) {
  const { service, state, isDryRun } = sync;
  for (const [path, { session, hash }] of Object.entries(state.sending)) {
    const file =
      files.find((one) => one.path === path && one.id === null) ??
      files.find((one) => one.hash === hash && one.id === null);
    const made = await service.findMade(session);
    if (made !== null) {
      state.entries[made] ??= { path: file?.path ?? path, version: 1, hash, facts: '' };
      delete state.sending[path];
    } else if (file && file.path !== path) {
      state.sending[file.path] = { session, hash };
      delete state.sending[path];
    } else if (!file) delete state.sending[path];
    if (made !== null && !listed.has(made)) delete state.entries[made];
  }
  if (!isDryRun) sync.save(state);
}

const foretold: Readonly<Record<Exclude<Step['kind'], 'leave'>, string>> = {
  write: 'would write a file',
  update: 'would take over what changed on the service',
  describe: 'would write the front matter anew',
  note: 'was moved',
  add: 'would become an entry',
  revise: 'would change its entry',
  compare: 'is different on both sides: where the words are not the same, yours would be kept beside it',
  remove: 'would go to .removed/: its entry is gone',
  forget: 'is gone on both sides',
};

function foretell({ report, state }: Sync, step: Step, listed: ReadonlyMap<string, ListedEntry>): void {
  if (step.kind === 'leave') return report.leave(step.path, reasons[step.reason]);
  const entry = 'id' in step ? listed.get(step.id) : undefined;
  const title = entry && `${entry.day} ${entry.title}`;
  const name = 'file' in step ? step.file.path : (title ?? state.entries[step.id]?.path);
  report.say(`${name}: ${foretold[step.kind]}`);
}

/** One step. What is refused for what is in it is told, and the others go on. */
async function take(
  sync: Sync,
  step: Exclude<Step, { kind: 'leave' }>,
  listed: ReadonlyMap<string, ListedEntry>,
  found: ReadonlyMap<string, FoundWords>,
): Promise<void> {
  try {
    if (step.kind === 'add') await add(sync, step.file);
    else if (step.kind === 'remove' || step.kind === 'forget') await remove(sync, step);
    else {
      const entry = listed.get(step.id);
      if (entry) await takeListed(sync, step, entry, found.get(step.id));
    }
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    sync.report.leave('file' in step ? step.file.path : step.id, error.message);
  }
}

type ListedStep = Exclude<Step, { kind: 'leave' | 'add' | 'remove' | 'forget' }>;

async function takeListed(sync: Sync, step: ListedStep, entry: ListedEntry, words: FoundWords | undefined) {
  if (step.kind === 'revise') return revise(sync, step.file, entry, step.base);
  if (step.kind === 'describe') return describe(sync, step.file, entry);
  if (step.kind === 'note') return keep(sync, entry, step.file, step.file.hash);
  if (!words) return sync.report.leave(`${entry.day} ${entry.title}`, 'its words did not come');
  const now = { ...entry, title: words.title, version: words.version };
  if (step.kind === 'write') return writeNew(sync, now, words);
  if (step.kind === 'update') return replace(sync, step.file, now, words);
  const mine = wordsOfFile(step.file);
  if (mine.title === words.title.trim() && mine.text === words.text.trim()) {
    return describe(sync, step.file, now);
  }
  if (step.base === words.version) return revise(sync, step.file, now, step.base);
  return part(sync, step.file, now, words);
}

function keep(sync: Sync, entry: ListedEntry, { path }: Pick<EntryFile, 'path'>, hash: string): void {
  sync.state.entries[entry.id] = { path, version: entry.version, hash, facts: entry.facts };
  sync.save(sync.state);
}

function writeNew(sync: Sync, entry: ListedEntry, words: Words): void {
  const { folder, report, state } = sync;
  const was = state.entries[entry.id]?.path;
  // Something else may lie there by now.
  const path = was !== undefined && !folder.has(was) ? was : folder.nameFor(entry.day, entry.title);
  folder.write(path, newFile(entry, words));
  keep(sync, entry, { path }, hashOfWords(words));
  report.say(`${path}: written`);
}

/** Whether a file says what it said when this run began: whoever writes in it right now goes first. */
function openUnchanged({ folder, report }: Sync, file: EntryFile) {
  const now = folder.readAgain(file.path);
  if (now?.file.hash === file.hash) return now;
  report.leave(file.path, 'it was changed just now: the next run sees it');
  return null;
}

function replace(sync: Sync, file: EntryFile, entry: ListedEntry, words: Words): void {
  const now = openUnchanged(sync, file);
  if (!now) return;
  sync.folder.write(file.path, withFacts(now.content, entry, bodyOfWords(words)));
  keep(sync, entry, file, hashOfWords(words));
  sync.report.say(`${file.path}: changed on the service, and taken over`);
}

/** Says in the front matter which entry it is; the words stay as they were typed. */
function describe(sync: Sync, file: EntryFile, entry: ListedEntry): void {
  const now = sync.folder.readAgain(file.path);
  if (now?.file.hash === file.hash) {
    const content = withFacts(now.content, { ...entry, title: file.title });
    if (content !== now.content) sync.folder.write(file.path, content);
  }
  keep(sync, entry, file, file.hash);
}

function isTooLong({ report }: Sync, { path }: EntryFile, { text }: Words): boolean {
  const isLong = Array.from(text).length > MOST_CHARACTERS;
  if (isLong) report.leave(path, `an entry has at most ${MOST_CHARACTERS} characters`);
  return isLong;
}

async function revise(sync: Sync, file: EntryFile, entry: ListedEntry, base: number): Promise<void> {
  const { service, device, report } = sync;
  const words = wordsOfFile(file);
  if (isTooLong(sync, file, words)) return;
  const version = await service.revise({ id: entry.id, base, words, device });
  if (version !== null) {
    describe(sync, file, { ...entry, version });
    report.say(`${file.path}: its entry was changed`);
    return;
  }
  const theirs = (await service.read([entry.id])).get(entry.id);
  if (theirs) part(sync, file, { ...entry, title: theirs.title, version: theirs.version }, theirs);
}

async function add(sync: Sync, file: EntryFile): Promise<void> {
  const { service, state, report } = sync;
  const words = wordsOfFile(file);
  if (isTooLong(sync, file, words)) return;
  if (words.text === '') return report.leave(file.path, 'no words stand in it');
  // Kept before it is sent, so that what was sent is known whatever happens.
  const wasSent = Object.hasOwn(state.sending, file.path);
  const sent = state.sending[file.path] ?? { session: randomUUID(), hash: file.hash };
  state.sending[file.path] = sent;
  sync.save(state);
  const { entryAt, timeZone } = file;
  const id = await service
    .add({ session: sent.session, words, entryAt, timeZone })
    .catch((error: unknown) => {
      // What came of an earlier try lies in the bin by now: the next run begins anew.
      if (error instanceof RefusedError && wasSent) delete state.sending[file.path];
      throw error;
    });
  delete state.sending[file.path];
  const { title } = file;
  const entry: ListedEntry = { id, title, version: 1, day: '', entryAt, timeZone, tags: [], facts: '' };
  // Words that came under this id before are what the entry has: what was written since is its next version.
  if (sent.hash === file.hash) describe(sync, file, entry);
  else {
    keep(sync, entry, file, sent.hash);
    await revise(sync, file, entry, 1);
  }
  report.say(`${file.path}: became an entry`);
}

/** Both have words of their own: those of the service stay in the file, those of the file lie beside it. */
function part(sync: Sync, file: EntryFile, entry: ListedEntry, words: Words): void {
  const { folder, report, today } = sync;
  const now = openUnchanged(sync, file);
  if (!now) return;
  const beside = folder.writeBeside(file, entry.id, today);
  folder.write(file.path, withFacts(now.content, entry, bodyOfWords(words)));
  keep(sync, entry, file, hashOfWords(words));
  report.leave(file.path, `changed on both sides: it has the words of the service, yours lie in “${beside}”`);
}

function remove(sync: Sync, step: Extract<Step, { kind: 'remove' | 'forget' }>): void {
  const { folder, state, report } = sync;
  if (step.kind === 'remove') {
    const away = folder.moveAway(step.file.path);
    report.say(`${step.file.path}: its entry is gone, so it lies in ${away}`);
  }
  delete state.entries[step.id];
  sync.save(state);
}
