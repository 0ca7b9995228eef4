import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAroundNewArea, type Content } from './own-inputs.ts';
import { createScratchWorkspace, type ScratchWorkspace } from './scratch-workspace.ts';

const PATIENCE_MS = 300_000;

let scratch: ScratchWorkspace;
let around: Awaited<ReturnType<typeof buildAroundNewArea>>;
beforeAll(async () => {
  scratch = createScratchWorkspace();
  // How large a first view may be is for the builds that people get.
  scratch.change('tools/build/size-budget.json', (budget) =>
    budget.replace(/(FirstViewGzipBytes": )/, '$19'),
  );
  around = await buildAroundNewArea(scratch, ['shell', 'journal-mfe']);
}, PATIENCE_MS);
afterAll(() => scratch.remove());

it('leaves the releases of all others as they are when an area comes with its types, its slot and its texts', () => {
  const { before, after, own } = around;
  expect(after).toEqual(before);
  expect(own.manifest?.name).toBe('tides');
});

it(
  'keeps the address of every piece of the shell when a line of its own code is another',
  async () => {
    const first = around.after['shell'];
    if (!first) throw new Error('No shell');
    scratch.append(
      'apps/shell/src/main.tsx',
      () => "\ndocument.documentElement.dataset.line = 'one more';\n",
    );
    const second = await scratch.build('shell');
    expect(second.hash).not.toBe(first.hash);
    expect(second.pieces).toEqual(first.pieces);
    expect(first.pieces.map((path) => path.replace(/\..*/, ''))).toEqual(
      expect.arrayContaining(['components', 'react', 'router', 'service', 'texts']),
    );
    const ofPieces = ({ files, pieces }: Content) => pieces.map((path) => files[path]?.integrity);
    expect(ofPieces(second)).toEqual(ofPieces(first));
  },
  PATIENCE_MS,
);

it(
  'gives another name to a build whose text is another, and the old one to the old text',
  async () => {
    const text = 'apps/presentations-mfe/src/locales/de.json';
    const first = await scratch.build('presentations-mfe');
    scratch.append(text, () => '\n');
    const spaced = await scratch.build('presentations-mfe');
    scratch.change(text, (words) => words.replace(/(": ")(\w)/, '$1Neu $2'));
    const second = await scratch.build('presentations-mfe');
    expect(spaced.hash).toBe(first.hash);
    expect(second.hash).not.toBe(first.hash);
    const entryOf = ({ files }: typeof first) => files['remote-entry.js']?.integrity;
    expect(entryOf(second)).not.toBe(entryOf(first));
  },
  PATIENCE_MS,
);
