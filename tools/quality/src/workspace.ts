import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of the workspace with its Nx tags and what it declares to need. */
export type Project = {
  name: string;
  /** Relative to the workspace, with forward slashes. */
  folder: string;
  tags: readonly string[];
  dependencies: ReadonlySet<string>;
  /** Those of its own `package.json`. */
  own: readonly string[];
};

type PackageJson = {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  nx?: { tags?: string[] };
};

const readPackage = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageJson;

/** All projects of the workspace at `root`. */
export function findProjects(root: string): Project[] {
  const { workspaces = [], devDependencies: shared = {} } = readPackage(path.join(root, 'package.json'));
  return workspaces
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .toSorted()
    .map((file) => {
      const content = readPackage(path.join(root, file));
      return {
        name: content.name,
        folder: path.dirname(file).replaceAll('\\', '/'),
        tags: content.nx?.tags ?? [],
        own: Object.keys({ ...content.dependencies, ...content.devDependencies }),
        dependencies: new Set([
          ...Object.keys(content.dependencies ?? {}),
          ...Object.keys(content.devDependencies ?? {}),
          ...Object.keys(shared),
        ]),
      };
    });
}

/** TypeScript sources of a project, relative to the workspace. */
export function findSources(root: string, project: Project): string[] {
  return globSync(`${project.folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (entry) =>
      ['node_modules', 'dist', 'storybook-static', 'test-results'].includes(path.basename(entry)),
  }).map((file) => file.replaceAll('\\', '/'));
}
