import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import parseSelector, { type Node as SelectorNode, type Selector } from 'postcss-selector-parser';
import { listReleaseFiles } from './release-files.ts';

/** The layer in which areas write (ADR 0002). */
const LAYER = 'areas';
/** Rules around rules that change nothing of where those apply. */
const WRAPPERS = new Set(['media', 'supports', 'container', 'starting-style']);

type Place = { name: string; isInLayer: boolean; isInOwn: boolean };

/**
 * Refuses styles of a remote that reach beyond it: outside of the layer of areas, with a selector that does not begin with
 * a class of the remote, or under a name that is everybody's.
 *
 * @throws Error naming the file and everything in it that reaches too far.
 */
export function checkStyles(folder: string, name: string): void {
  for (const path of listReleaseFiles(folder).filter((file) => file.endsWith('.css'))) {
    const problems = findProblems(readFileSync(join(folder, path), 'utf8'), name);
    if (problems.length === 0) continue;
    throw new Error(
      `${name}: ${path} has styles that reach beyond the remote:\n  ${problems.join('\n  ')}\n` +
        `A remote writes CSS Modules in @layer ${LAYER}; what is global belongs to the design system.`,
    );
  }
}

/** What of a style sheet reaches beyond the remote `name`, one line each. */
export function findProblems(css: string, name: string): string[] {
  const root = postcss.parse(css);
  return root.nodes.flatMap((node) => problemsOf(node, { name, isInLayer: false, isInOwn: false }));
}

function problemsOf(node: ChildNode, place: Place): string[] {
  if (node.type === 'rule') return problemsOfRule(node, place);
  if (node.type === 'atrule') return problemsOfAtRule(node, place);
  return [];
}

function problemsOfRule(rule: Rule, place: Place): string[] {
  if (!place.isInLayer) return [`${rule.selector}: outside of @layer ${LAYER}`];
  const selectors: Selector[] = parseSelector().astSync(rule.selector).nodes;
  const reaching = selectors.filter((selector) => !staysInside(selector, place));
  if (reaching.length > 0) {
    return reaching.map((selector) => `${String(selector).trim()}: not below a class of ${place.name}`);
  }
  return rule.nodes.flatMap((node) => problemsOf(node, { ...place, isInOwn: true }));
}

function problemsOfAtRule(rule: AtRule, place: Place): string[] {
  const { name, params } = rule;
  const inside = (within: Place) => (rule.nodes ?? []).flatMap((node) => problemsOf(node, within));
  const owned = (given: string) =>
    isOwn(given, place.name) ? [] : [`@${name} ${given}: a name of everybody`];
  if (name === 'charset') return [];
  if (name === 'layer' && params === LAYER) return inside({ ...place, isInLayer: true });
  if (WRAPPERS.has(name)) return inside(place);
  if (name === 'keyframes') return owned(params);
  if (name === 'property') return owned(params.replace(/^--/, ''));
  if (name === 'font-face') return owned(familyOf(rule));
  return [`@${name} ${params}: not for a remote`];
}

function familyOf({ nodes = [] }: AtRule): string {
  const family = nodes.find((node) => node.type === 'decl' && node.prop.toLowerCase() === 'font-family');
  return family?.type === 'decl' ? family.value.replaceAll(/["']/g, '') : '';
}

const isOwn = (word: string, name: string) => word.startsWith(`${name}-`);

/** Compounds of a selector, each with the combinator before it. */
function compoundsOf({ nodes }: Selector): { combinator: string; parts: SelectorNode[] }[] {
  const compounds = [{ combinator: '', parts: [] as SelectorNode[] }];
  for (const node of nodes) {
    if (node.type === 'combinator') compounds.push({ combinator: node.value.trim(), parts: [] });
    else if (node.type !== 'comment') compounds.at(-1)?.parts.push(node);
  }
  // A nested rule may begin with a combinator.
  return compounds[0]?.parts.length === 0 ? compounds.slice(1) : compounds;
}

/** Whether an element that fits carries a class of the remote, or is the one of the rule around. */
function carriesOwn(part: SelectorNode, place: Place): boolean {
  if (part.type === 'class') return isOwn(part.value, place.name);
  if (part.type === 'nesting') return place.isInOwn;
  if (part.type !== 'pseudo' || ![':is', ':where'].includes(part.value)) return false;
  return part.nodes.every((selector) => endsInside(selector, place, false));
}

/**
 * Whether everything that a selector finds is an element of the remote or below one. A sibling of such an element may be
 * somebody else's.
 */
function staysInside(selector: Selector, place: Place): boolean {
  let hasNesting = false;
  selector.walkNesting(() => {
    hasNesting = true;
  });
  return endsInside(selector, place, place.isInOwn && !hasNesting);
}

function endsInside(selector: Selector, place: Place, startsInside: boolean): boolean {
  let isInside = startsInside;
  for (const { combinator, parts } of compoundsOf(selector)) {
    const isSibling = combinator === '+' || combinator === '~';
    isInside = parts.some((part) => carriesOwn(part, place)) || (isInside && !isSibling);
  }
  return isInside;
}
