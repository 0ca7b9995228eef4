import { afterAll, expect, it } from 'vitest';
import { buildAroundNewArea } from './own-inputs.ts';
import { createScratchWorkspace } from './scratch-workspace.ts';

const PATIENCE_MS = 300_000;

it(
  'leaves the releases of all others as they are when an area comes with its types, its slot and its texts',
  async () => {
    const { before, after, own } = await buildAroundNewArea(['shell', 'journal-mfe']);
    expect(after).toEqual(before);
    expect(own.manifest?.name).toBe('tides');
  },
  PATIENCE_MS,
);

it(
  'keeps the address of every piece of the shell when a line of its own code is another',
  async () => {
    const scratch = createScratchWorkspace();
    afterAll(() => scratch.remove());
    const first = await scratch.build('shell');
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
    const ofPieces = ({ files, pieces }: typeof first) => pieces.map((path) => files[path]?.integrity);
    expect(ofPieces(second)).toEqual(ofPieces(first));
  },
  PATIENCE_MS,
);

it(
  'gives another name to a build whose text is another, and the old one to the old text',
  async () => {
    const scratch = createScratchWorkspace();
    afterAll(() => scratch.remove());
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
