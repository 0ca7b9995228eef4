import { isBuiltin } from 'node:module';
import path from 'node:path';
import {
  ALLOWED_FOR_TESTS,
  ALLOWED_KINDS,
  ALLOWED_PACKAGES,
  COMPOSITION_FILE,
  PACKAGE_HOMES,
  TEST_FILE,
} from './boundary-rules.ts';
import { importsOf } from './imports-of.ts';
import { findProjects, findSources, type Project } from './workspace.ts';

export type Rule = 'kind' | 'leaves-project' | 'feature' | 'undeclared' | 'package' | 'home' | 'untagged';
export type Violation = { rule: Rule; file: string; specifier: string; why: string };

type Importer = { file: string; project: Project; kind: string; isTest: boolean };

/** Checks every import of the workspace at `root` against the tags and rules. */
export function findBoundaryViolations(root: string): Violation[] {
  const projects = findProjects(root);
  const byName = new Map(projects.map((project) => [project.name, project]));
  return projects.flatMap((project) => {
    const kind = kindOf(project);
    if (!kind) {
      const why = `${project.name} needs one of the tags ${Object.keys(ALLOWED_KINDS).join(', ')}`;
      return [{ rule: 'untagged', file: `${project.folder}/package.json`, specifier: '', why }];
    }
    return findSources(root, project).flatMap((file) => {
      const importer = { file, project, kind, isTest: TEST_FILE.test(file) };
      return importsOf(root, file).flatMap(({ specifier }) => checkImport(importer, specifier, byName));
    });
  });
}

const kindOf = (project: Project) => project.tags.find((tag) => tag in ALLOWED_KINDS);

function checkImport(importer: Importer, specifier: string, byName: Map<string, Project>): Violation[] {
  if (specifier.startsWith('.')) return checkRelative(importer, specifier);
  if (specifier.startsWith('node:') || isBuiltin(specifier)) return [];
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const violation = (rule: Rule, why: string): Violation => ({ rule, file: importer.file, specifier, why });
  const found: Violation[] = [];
  const target = byName.get(name);
  if (target && target !== importer.project) found.push(...checkKind(importer, target, violation));
  const isDeclared = importer.project.dependencies.has(name) || target === importer.project;
  if (!isDeclared) found.push(violation('undeclared', `${importer.project.name} does not declare ${name}`));
  const only = ALLOWED_PACKAGES[importer.kind];
  if (only && !target && !importer.isTest && !only.includes(name)) {
    found.push(violation('package', `${importer.kind} may only import ${only.join(', ')}`));
  }
  const home = PACKAGE_HOMES[name];
  if (home && !importer.file.startsWith(`${home}/`) && !importer.isTest) {
    found.push(violation('home', `${name} lives in ${home} alone`));
  }
  return found;
}

function checkKind(
  importer: Importer,
  target: Project,
  violation: (rule: Rule, why: string) => Violation,
): Violation[] {
  const targetKind = kindOf(target) ?? 'untagged';
  const allowed = ALLOWED_KINDS[importer.kind] ?? [];
  if (allowed.includes(targetKind)) return [];
  if (importer.isTest && ALLOWED_FOR_TESTS.includes(targetKind)) return [];
  return [violation('kind', `${importer.kind} may not import ${targetKind}`)];
}

function checkRelative(importer: Importer, specifier: string): Violation[] {
  const target = path.posix.join(path.posix.dirname(importer.file), specifier);
  if (!target.startsWith(`${importer.project.folder}/`)) {
    const why = 'a relative import stays inside its project';
    return [{ rule: 'leaves-project', file: importer.file, specifier, why }];
  }
  const feature = featureOf(target);
  if (!feature || feature === featureOf(importer.file) || importer.isTest) return [];
  if (COMPOSITION_FILE.test(importer.file)) return [];
  const why = `only app/ may know the feature ${feature} from outside`;
  return [{ rule: 'feature', file: importer.file, specifier, why }];
}

const featureOf = (file: string) => file.match(/\/src\/features\/([^/]+)\//)?.[1];
