import path from 'node:path';
import { RECURSIVE_FILE, TEST_FILE } from './boundary-rules.ts';
import { importsOf } from './imports-of.ts';
import { findProjects, findSources, type Project } from './workspace.ts';

/** Things that import each other in a circle, and of what kind they are. */
export type Cycle = { kind: 'projects' | 'folders' | 'files'; members: string[] };

type Graph = Map<string, Set<string>>;
type Edge = { from: string; to: string; runs: boolean };

/**
 * Finds circles of imports: between projects, between the first-level folders of a project, and between files. Between
 * files a type makes none, since it is gone when they run. Tests are left out.
 */
export function findCycles(root: string): Cycle[] {
  const projects = findProjects(root);
  const between: Edge[] = [];
  const inside = projects.flatMap((project) => {
    const files = findSources(root, project).filter((file) => !TEST_FILE.test(file));
    const edges: Edge[] = [];
    for (const from of files) {
      for (const { specifier, isType, isLate } of importsOf(root, from)) {
        const target = projectOf(specifier, projects);
        if (target && target !== project)
          between.push({ from: project.folder, to: target.folder, runs: true });
        if (!specifier.startsWith('.')) continue;
        const to = path.posix.join(path.posix.dirname(from), specifier);
        if (files.includes(to)) edges.push({ from, to, runs: !isType && !isLate });
      }
    }
    return [
      ...circles('folders', foldersOf(project, edges)),
      ...circles(
        'files',
        edges.filter(({ runs, from }) => runs && !RECURSIVE_FILE.test(from)),
      ),
    ];
  });
  return [...circles('projects', between), ...inside];
}

function projectOf(specifier: string, projects: readonly Project[]): Project | undefined {
  return projects.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
}

/** Edges between the folders directly below `src`; a file beside them puts the project together and counts as none. */
function foldersOf({ folder }: Project, edges: readonly Edge[]): Edge[] {
  const source = `${folder}/src/`;
  const placeOf = (file: string) =>
    file.startsWith(source) ? file.slice(source.length).match(/^[^/]+(?=\/)/)?.[0] : undefined;
  return edges.flatMap(({ from, to, runs }) => {
    const [one, other] = [placeOf(from), placeOf(to)];
    const isBetween = one !== undefined && other !== undefined && one !== other;
    return isBetween ? [{ from: `${source}${one}`, to: `${source}${other}`, runs }] : [];
  });
}

/** Members that reach each other, by Tarjan's algorithm. */
function circles(kind: Cycle['kind'], edges: readonly Edge[]): Cycle[] {
  const graph: Graph = new Map();
  for (const { from, to } of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  const order = new Map<string, number>();
  const open: string[] = [];
  const found: Cycle[] = [];
  const visit = (node: string): number => {
    order.set(node, order.size);
    let low = order.size - 1;
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === order.get(node)) {
      const members = open.splice(open.indexOf(node));
      if (members.length > 1) found.push({ kind, members: members.toSorted() });
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}
