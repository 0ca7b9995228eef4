import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GeneratorError, type Plan, type Workspace } from './plan.ts';

/** The workspace at `root` as generators see it. */
export function openWorkspace(root: string): Workspace {
  return {
    exists: (file) => existsSync(path.join(root, file)),
    list: (folder) => (existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : []),
  };
}

/**
 * Writes a plan below `root` and returns the paths it touched.
 *
 * @throws GeneratorError before anything is written, when a file is already there or an anchor is not.
 */
export function applyPlan(root: string, plan: Plan): string[] {
  for (const file of Object.keys(plan.files)) {
    if (existsSync(path.join(root, file))) throw new GeneratorError(`${file} is already there`);
  }
  const changed = (plan.insertions ?? []).map(({ file, anchor, before }) => {
    const content = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
    if (content.split(anchor).length !== 2)
      throw new GeneratorError(`${file} has no single "${anchor.trim()}"`);
    return [file, content.replace(anchor, () => before + anchor)] as const;
  });
  const written = [...Object.entries(plan.files), ...changed];
  for (const [file, content] of written) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return written.map(([file]) => file);
}
