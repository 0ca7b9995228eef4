/** What a generator wants to do to the workspace; nothing is written before the whole plan is valid. */
export type Plan = {
  /** New files: path from the workspace → content. */
  files: Record<string, string>;
  /** Changes of files that are there, in order. An edit throws GeneratorError where it does not find its place. */
  changes?: { file: string; edit: (content: string) => string }[];
  /** What the person does next. */
  next: string[];
};

/** Reads of the workspace that a generator may need. */
export type Workspace = {
  exists(path: string): boolean;
  list(folder: string): string[];
  /** Files that match. */
  find(pattern: string): string[];
  /** Content of a file. @throws GeneratorError when it is not there */
  read(file: string): string;
};

/** A kind of thing that can be generated. `args` are the words after the kind. */
export type Kind = {
  usage: string;
  summary: string;
  plan(args: string[], workspace: Workspace): Plan;
};

/** A wish that cannot be met, in words for the person. */
export class GeneratorError extends Error {}

/**
 * Checks a name for files and packages.
 *
 * @throws GeneratorError unless it is kebab-case.
 */
export function requireName(name: string | undefined, usage: string): string {
  if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new GeneratorError(`A kebab-case name is needed. Usage: npm run new -- ${usage}`);
  }
  return name;
}

/** `share-link` → `ShareLink`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}

/** `share-link` → `shareLink`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** `share-link` → `Share link`. */
export function sentenceCase(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The number after the highest `NNNN` prefix in `folder`, as four digits. */
export function nextNumber(workspace: Workspace, folder: string): string {
  const numbers = workspace.list(folder).map((file) => Number(/^(\d{4})[-_]/.exec(file)?.[1] ?? 0));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** Folders in which migrations lie. */
const MIGRATIONS = ['services/core-api/src/features', 'libs'];

/** Timestamp for a migration, to the minute: now, or one minute after the last that is there. */
export function nextTimestamp(workspace: Workspace): string {
  const known = MIGRATIONS.flatMap((folder) =>
    workspace
      .list(folder)
      .flatMap((name) => workspace.list(`${folder}/${name}/migrations`))
      .map((file) => file.slice(0, 12)),
  );
  const now = stampOf(new Date());
  const [last = now] = known.toSorted().toReversed();
  const [, year, ...rest] = /^(.{4})(..)(..)(..)(..)$/.exec(last)?.map(Number) ?? [];
  const [month = 1, day, hour, minute = 0] = rest;
  return last < now ? now : stampOf(new Date(Date.UTC(year ?? 0, month - 1, day, hour, minute + 1)));
}

const stampOf = (date: Date) => date.toISOString().replaceAll(/\D/g, '').slice(0, 12);
