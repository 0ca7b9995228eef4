/** A line of an outline: a node of a map, with how deep it hangs, from 1. */
export type OutlineLine = { level: number; text: string; note: string };

/** A slide of an outline that is presented branch by branch. */
export type OutlineSlide =
  | { type: 'chapters'; title: string; note: string; chapters: string[] }
  | {
      type: 'branch';
      title: string;
      /** What it hangs on: a branch above it, or the whole. */
      above: string;
      note: string;
      items: { text: string; isBelow: boolean }[];
    };

type Branch = OutlineLine & { children: Branch[] };

/** Lines that a slide holds in a type that can be read from the last row. */
const LINES = 9;
/** Slides of one outline: a deck that nobody would sit through to its end ends here. */
const MOST_SLIDES = 200;
const LONGEST_NOTE = 320;

function branchesOf(lines: readonly OutlineLine[]): Branch[] {
  const top: Branch[] = [];
  const open: Branch[] = [];
  for (const line of lines) {
    const branch = { ...line, children: [] };
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= line.level) open.pop();
    (open.at(-1)?.children ?? top).push(branch);
    open.push(branch);
  }
  return top;
}

const shortened = (text: string) =>
  text.length <= LONGEST_NOTE ? text : `${text.slice(0, LONGEST_NOTE).replace(/\s+\S*$/u, '')}…`;

/** A branch with its children and theirs, where that is all of it and fits; null where it is more. */
function wholeItems({ children }: Branch) {
  const isShallow = children.every((child) =>
    child.children.every(({ children: below }) => below.length === 0),
  );
  const items = children.flatMap((child) => [
    { text: child.text, isBelow: false },
    ...child.children.map(({ text }) => ({ text, isBelow: true })),
  ]);
  return isShallow && items.length <= LINES ? items : null;
}

/** Slides of a branch; a long one goes on over several, and what hangs deeper has slides of its own. */
function branchSlides(branch: Branch, above: string): OutlineSlide[] {
  const { text: title, children } = branch;
  const slide = (items: { text: string; isBelow: boolean }[], isFirst: boolean): OutlineSlide => ({
    type: 'branch',
    title,
    above,
    note: isFirst ? shortened(branch.note) : '',
    items,
  });
  const whole = wholeItems(branch);
  if (whole) return [slide(whole, true)];
  const items = children.map(({ text }) => ({ text, isBelow: false }));
  const own: OutlineSlide[] = [];
  for (let start = 0; start < items.length; start += LINES)
    own.push(slide(items.slice(start, start + LINES), start === 0));
  return [
    ...own,
    ...children.filter((child) => child.children.length > 0).flatMap((child) => branchSlides(child, title)),
  ];
}

/** An outline as slides: what its branches are, then one branch after the other. */
export function outlineSlides(
  { title, note }: { title: string; note: string },
  lines: readonly OutlineLine[],
): OutlineSlide[] {
  const branches = branchesOf(lines);
  const chapters = branches.map(({ text }) => text);
  return [
    { type: 'chapters', title, note: shortened(note), chapters } as const,
    ...branches.flatMap((branch) => branchSlides(branch, title)),
  ].slice(0, MOST_SLIDES);
}
