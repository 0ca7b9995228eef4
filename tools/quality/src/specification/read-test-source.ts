import { parseSync, Visitor, type Argument, type CallExpression, type Expression } from 'oxc-parser';
import type { Evidence } from './evidence.ts';
import { readTags } from './tags.ts';

const RUNNERS = ['describe', 'test', 'it'];
const SKIPPING = ['skip', 'todo', 'fixme', 'skipIf', 'runIf'];
/** Called without a title, these end the test that they stand in. */
const ENDING = ['skip', 'fixme'];

type Block = { text: string; isSkipped: boolean };
type Found = { ids: string[]; text: string; blocks: Block[] };

/**
 * Finds the tagged texts of one test source: titles of tests, their groups and steps, and rows of a table that become
 * titles. Skipped is what stands in, or is itself, a block that does not always run.
 */
export function readTestSource(file: string, source: string): Evidence[] {
  if (!source.includes('§')) return [];
  const found: Found[] = [];
  const blocks: Block[] = [];
  const opened = new Map<CallExpression, Block>();
  const titles = new Set<number>();
  const keep = (text: string) => {
    const tagged = readTags(text);
    if (tagged.ids.length > 0) found.push({ ...tagged, blocks: [...blocks] });
  };

  new Visitor({
    CallExpression(call) {
      const chain = chainOf(call.callee);
      if (!RUNNERS.includes(chain[0] ?? '')) return;
      const title = titleOf(call.arguments[0]);
      const around = blocks.at(-1);
      if (title) {
        const block = {
          text: readTags(title.text).text,
          isSkipped: chain.some((name) => SKIPPING.includes(name)),
        };
        blocks.push(block);
        opened.set(call, block);
        for (const start of title.starts) titles.add(start);
        keep(title.text);
      } else if (around && ENDING.includes(chain.at(-1) ?? '')) around.isSkipped = true;
    },
    'CallExpression:exit'(call) {
      if (opened.has(call)) blocks.pop();
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && !titles.has(start)) keep(value);
    },
    TemplateElement({ value, start }) {
      if (!titles.has(start)) keep(value.cooked ?? '');
    },
  }).visit(parseSync(file, source).program);

  return found.map(({ ids, text, blocks: around }) => ({
    ids,
    file,
    title: joinTitles([...around.map((block) => block.text), text]),
    outcome: around.some((block) => block.isSkipped) ? 'skipped' : 'written',
  }));
}

/** `test.describe.skip` → `['test', 'describe', 'skip']`; the calls of `it.each(table)('…')` are looked through. */
function chainOf(callee: Expression | { type: 'Super' }): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return chainOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return chainOf(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const before = chainOf(callee.object);
  return before.length > 0 && callee.property.type === 'Identifier' ? [...before, callee.property.name] : [];
}

/** The text of a first argument, `…` for what is filled in, and where its parts start. */
function titleOf(argument: Argument | undefined): { text: string; starts: number[] } | undefined {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') {
    return { text: argument.value, starts: [argument.start] };
  }
  if (argument?.type !== 'TemplateLiteral') return undefined;
  return {
    text: argument.quasis.map((part) => part.value.cooked ?? '').join('…'),
    starts: argument.quasis.map((part) => part.start),
  };
}

const joinTitles = (titles: string[]) =>
  titles.filter((title, index) => title !== titles[index - 1]).join(' › ');
