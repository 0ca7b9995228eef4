import { execFileSync } from 'node:child_process';
import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { makeInWorkshop, type Place, remove } from './initialise-cluster.ts';
import { setPassword } from './owner-password.ts';

/** A filled cluster that empty folders begin as copies of; each gets a password of its own. */
export type Template = {
  /** Where it is kept, one at a time. */
  folder: string;
  /** What it is made of, as the name of a file: what was made of something else is made anew. */
  key: string;
  /** Fills a new cluster, as its owner. */
  fill: (ownerUrl: string) => Promise<void>;
};

const keptIn = ({ folder, key }: Template) => path.join(folder, key);

export const hasTemplate = (template: Template): boolean => existsSync(keptIn(template));

/** Makes a template beside the place of a cluster, where the server may work, and keeps it instead of earlier ones. */
export async function keepTemplate(
  place: Place,
  template: Template,
  fillCluster: (place: Place, fill: Template['fill']) => Promise<void>,
): Promise<void> {
  const { user } = place;
  const workshop = mkdtempSync(`${place.folder}.new-`);
  const folder = path.join(workshop, 'template');
  const unfinished = `${keptIn(template)}.${process.pid}.part`;
  try {
    own(workshop, user);
    await fillCluster({ ...place, folder, secretFile: `${folder}.secret` }, template.fill);
    mkdirSync(template.folder, { recursive: true });
    copy(folder, unfinished);
    renameSync(unfinished, keptIn(template));
    for (const other of readdirSync(template.folder)) {
      if (other !== template.key) remove(path.join(template.folder, other));
    }
  } catch (error) {
    // Another start was faster.
    if (!hasTemplate(template)) throw error;
  } finally {
    remove(unfinished);
    remove(workshop);
  }
}

/** Begins a cluster as a copy of a template. @throws Error in one line */
export function copyTemplate(place: Place, template: Template): void {
  const { binaries, user } = place;
  makeInWorkshop(place, (workshop, password) => {
    const folder = path.join(workshop, 'data');
    copy(keptIn(template), folder);
    own(workshop, user);
    setPassword({ binaries, folder, user }, password);
  });
}

function copy(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

function own(folder: string, { uid, gid }: Place['user']): void {
  if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, folder]);
}
