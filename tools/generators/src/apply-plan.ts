import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GeneratorError, type Plan, type Workspace } from './plan.ts';

/** The workspace at `root` as generators see it. */
export function openWorkspace(root: string): Workspace {
  return {
    exists: (file) => existsSync(path.join(root, file)),
    list: (folder) => (existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : []),
    find: (pattern) =>
      globSync(pattern, {
        cwd: root,
        exclude: (entry) => ['node_modules', 'dist'].includes(path.basename(entry)),
      })
        .map((file) => file.replaceAll('\\', '/'))
        .toSorted(),
    read(file) {
      if (!existsSync(path.join(root, file))) throw new GeneratorError(`${file} is not there`);
      return readFileSync(path.join(root, file), 'utf8');
    },
  };
}

/**
 * Writes a plan below `root` and returns the paths it touched.
 *
 * @throws GeneratorError before anything is written, when a file is already there, or one to be changed is not as it has to be.
 */
export function applyPlan(root: string, plan: Plan): string[] {
  for (const file of Object.keys(plan.files)) {
    if (existsSync(path.join(root, file))) throw new GeneratorError(`${file} is already there`);
  }
  const workspace = openWorkspace(root);
  const changed = new Map<string, string>();
  for (const { file, edit } of plan.changes ?? [])
    changed.set(file, edit(changed.get(file) ?? workspace.read(file)));
  const written = [...Object.entries(plan.files), ...changed];
  for (const [file, content] of written) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return written.map(([file]) => file);
}
