/** A declaration that names left or right: where it stands and what it says. */
export type PhysicalDeclaration = { line: number; text: string };

const property =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-.+)?|border-(?:top|bottom)-(?:left|right)-radius)$/;
const sided = /^(?:text-align|float|clear|caption-side)$/;

function isPhysical(name: string, value: string): boolean {
  return property.test(name) || (sided.test(name) && /^(?:left|right)\b/.test(value));
}

/**
 * Declarations of a style sheet that stay on one side when the page runs from right to left. What is meant is nearly
 * always the start or the end; where a side really is a side, `direction` has nothing to do with it and a comment
 * `physical: why` in front of the declaration says so.
 */
export function findPhysicalProperties(css: string): PhysicalDeclaration[] {
  const allowed = new Set<number>();
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment, at: number) => {
    if (/^\/\*\s*physical:/.test(comment)) allowed.add(lineAt(css, at + comment.length) + 1);
    return comment.replaceAll(/[^\n]/g, ' ');
  });
  return [...plain.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)/g)].flatMap((match) => {
    const [, name = '', value = ''] = match;
    const line = lineAt(css, match.index);
    return isPhysical(name, value.trim()) && !allowed.has(line)
      ? [{ line, text: `${name}: ${value.trim()}` }]
      : [];
  });
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
