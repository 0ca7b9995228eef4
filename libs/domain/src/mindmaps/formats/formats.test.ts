import { mapLimits } from '@reflectory/contracts/mindmaps';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipOf } from '../../importing/testing/archives.ts';
import { fitDraft } from './fit-draft.ts';
import { countLines, textOfTopics, topicsOfText } from './indented-text.ts';
import { writeMarkdown } from './markdown.ts';
import { writeOpml } from './opml.ts';
import { readMap } from './read-map.ts';
import { addressLink, type MapDraft, type Topic, topicOf } from './topic.ts';

const read = (text: string, name = 'map.txt') => readMap(new TextEncoder().encode(text), name);

/** Texts of a tree in brackets: short to write and to compare. */
const brief = ({ text, children }: Topic): string =>
  children.length === 0 ? text : `${text}(${children.map(brief).join(' ')})`;

const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
  .map((text) => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim())
  .filter((text) => text !== '');
const note = fc.oneof(
  fc.constant(''),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
);
const anyDraft = fc
  .array(
    fc.record({
      text: line,
      note,
      link: fc.constantFrom(null, addressLink('https://reflectory.example/a?b=(c)&d')),
      icon: fc.constantFrom(null, 'done' as const),
      above: fc.nat(),
    }),
    { minLength: 2, maxLength: 12 },
  )
  .map((nodes): MapDraft => {
    const topics = nodes.map(({ text, note: own, link, icon }, place) =>
      topicOf(text, { note: own, link, icon: place === 0 ? null : icon }),
    );
    for (const [place, topic] of topics.entries())
      if (place > 0) topics[(nodes[place]?.above ?? 0) % place]?.children.push(topic);
    return { root: topics[0] as Topic, crossLinks: [] };
  });

describe('indented text', () => {
  it('hangs a line on the last one that is indented less, whatever it is indented with', () => {
    const topics = topicsOfText('Trip\n  Pack\n\t- Boots\n\n  1) Book\nLater\n      far in\n   less');
    expect(topics.map(brief)).toEqual(['Trip(Pack(Boots) Book)', 'Later(far in less)']);
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(anyDraft, ({ root }) => {
        const bare = (topic: Topic): Topic => topicOf(topic.text, { children: topic.children.map(bare) });
        // A mark of a list in front of a text is one.
        fc.pre(!/(?:^|\n)\t*(?:[-*+•◦▪‣–—]|\d+[.)])\s/.test(textOfTopics([root])));
        expect(topicsOfText(textOfTopics([root]))).toEqual([bare(root)]);
      }),
    );
  });

  it('counts lines without making nodes, and makes no more than there is room for', () => {
    const text = Array.from({ length: 100_000 }, (_, index) => `${'\t'.repeat(index % 5)}line ${index}`).join(
      '\n',
    );
    expect(countLines(text)).toBe(100_000);
    const topics = topicsOfText(text, 300);
    expect(topics.reduce((sum, topic) => sum + brief(topic).split('line').length - 1, 0)).toBe(300);
  });
});

describe('Markdown', () => {
  it('comes back as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(anyDraft, async (draft) => {
        expect(await read(writeMarkdown(draft), 'map.md')).toEqual(draft);
      }),
    );
  });

  it('nests by headings, then by lists; paragraphs, quotes and code are notes', async () => {
    const { root } = await read(
      [
        '---\ntags: [a]\n---\n# Move **to** Lyon',
        '',
        'Because of [the river](https://river.example).',
        '',
        '## Before',
        '- [x] give notice',
        '- ask *Anna*',
        '  about vans',
        '  - [prices](https://vans.example "x")',
        '## After',
        '```',
        '# no heading',
        '```',
        '1. first week',
      ].join('\n'),
    );
    expect(brief(root)).toBe(
      'Move to Lyon(Before(give notice ask Anna about vans(prices)) After(first week))',
    );
    expect(root.note).toBe('Because of the river.');
    expect(root.children[0]?.children[0]?.icon).toBe('done');
    expect(root.children[0]?.children[1]?.children[0]?.link).toEqual(addressLink('https://vans.example'));
    expect(root.children[1]?.note).toBe('# no heading');
  });

  it('takes the name of the file for a centre where several headings are the highest', async () => {
    expect(brief((await read('# One\n# Two', 'Week plan.md')).root)).toBe('Week plan(One Two)');
  });
});

describe('OPML', () => {
  it('comes back as it was written, with notes of several lines', async () => {
    await fc.assert(
      fc.asyncProperty(anyDraft, async (draft) => {
        expect(await read(writeOpml(draft), 'map.opml')).toEqual(draft);
      }),
    );
  });

  it('of an outliner gets its title as centre', async () => {
    const opml = `<?xml version="1.0"?><!-- made --><opml version="1.0"><head><title>Books</title></head><body>
      <outline text="Read" _note="a&#10;b"><outline text="Emma &amp; co" url="https://a.example"/></outline><outline title="Wanted"/></body></opml>`;
    const { root } = await read(opml, 'books.opml');
    expect(brief(root)).toBe('Books(Read(Emma & co) Wanted)');
    expect(root.children[0]).toMatchObject({
      note: 'a\nb',
      children: [{ link: addressLink('https://a.example') }],
    });
  });
});

describe('FreeMind', () => {
  it('brings texts, notes, links, signs, folds and arrows', async () => {
    const { root, crossLinks } = await read(
      `<map version="1.0.1"><node TEXT="Year"><node ID="a" TEXT="Health" FOLDED="true" LINK="https://run.example"><icon BUILTIN="flag"/>
       <arrowlink DESTINATION="b" MIDDLE_LABEL="needs"/><node TEXT="Run"/></node>
       <node ID="b"><richcontent TYPE="NODE"><html><head><style>p {}</style></head><body><p>Sleep</p></body></html></richcontent>
       <richcontent TYPE="NOTE"><html><body><p>before&nbsp;ten</p><p>no screens</p></body></html></richcontent></node></node></map>`,
      'year.mm',
    );
    expect(brief(root)).toBe('Year(Health(Run) Sleep)');
    expect(root.children).toMatchObject([
      { isFolded: true, icon: 'flag', link: addressLink('https://run.example') },
      { note: 'before&nbsp;ten\nno screens' },
    ]);
    expect(crossLinks).toEqual([{ from: root.children[0], to: root.children[1], label: 'needs' }]);
  });
});

const topic = (title: string, attached: unknown[] = [], more: object = {}) => ({
  title,
  children: { attached },
  ...more,
});

describe('XMind', () => {
  it('is read from its newer files, with what stands free and what is unknown', async () => {
    const sheet = {
      title: 'Sheet',
      extensions: [{ provider: 'x' }],
      rootTopic: topic(
        'Team',
        [
          topic('Roles', [topic('Design')], {
            id: 'r',
            branch: 'folded',
            notes: { plain: { content: 'who\ndoes what' }, realHTML: {} },
            markers: [{ markerId: 'task-done' }],
            href: 'xap:attachments/1.png',
          }),
        ],
        {
          children: {
            attached: [topic('Roles', [], { id: 'r' })],
            detached: [topic('Loose', [], { id: 'l' })],
            summary: 3,
          },
        },
      ),
      relationships: [
        { end1Id: 'r', end2Id: 'l', title: 'see' },
        { end1Id: 'r', end2Id: 'gone' },
      ],
    };
    const { root, crossLinks } = await readMap(
      zipOf({ 'content.json': JSON.stringify([sheet]) }),
      'team.xmind',
    );
    expect(brief(root)).toBe('Team(Roles Loose)');
    expect(crossLinks.map(({ from, to, label }) => [from.text, to.text, label])).toEqual([
      ['Roles', 'Loose', 'see'],
    ]);
  });

  it('is read from its older files, and several sheets are branches', async () => {
    const xml = `<?xml version="1.0"?><xmap-content xmlns:xlink="x"><sheet><topic id="1" xlink:href="https://a.example"><title>One</title>
      <notes><plain>n</plain></notes><marker-refs><marker-ref marker-id="priority-1"/></marker-refs>
      <children><topics type="attached"><topic id="2" branch="folded"><title>Two</title></topic></topics></children></topic></sheet>
      <sheet><topic><title>Other</title></topic></sheet></xmap-content>`;
    const { root } = await readMap(zipOf({ 'content.xml': xml, 'meta.xml': '<meta/>' }), 'both.xmind');
    expect(brief(root)).toBe('both(One(Two) Other)');
    expect(root.children[0]).toMatchObject({
      note: 'n',
      icon: 'important',
      link: addressLink('https://a.example'),
    });
  });
});

describe('a file that is none', () => {
  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'a.png', 'unknown-format'],
    ['another archive', zipOf({ 'a.txt': 'x', 'b.txt': 'y' }), 'a.zip', 'unknown-format'],
    ['broken XML', new TextEncoder().encode('<opml><body><outline'), 'a.opml', 'broken-file'],
    ['broken JSON', zipOf({ 'content.json': '{' }), 'a.xmind', 'broken-json'],
    ['nothing', new TextEncoder().encode(' \n\n'), 'a.md', 'empty'],
    ['no map in XML', new TextEncoder().encode('<?xml version="1.0"?><feed/>'), 'a.xml', 'empty'],
  ])('is refused: %s', async (_, bytes, name, code) => {
    await expect(readMap(bytes, name)).rejects.toMatchObject({ problem: { code } });
  });

  it('cannot grow while it is read', async () => {
    const entities = Array.from(
      { length: 9 },
      (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
    );
    const bomb = `<?xml version="1.0"?><!DOCTYPE map [<!ENTITY e0 "x">${entities.join('')}]><map><node TEXT="&e9;"/></map>`;
    expect((await read(bomb, 'a.mm')).root.text).toBe('&e9;');
    await expect(read(`<map>${'<node>'.repeat(3000)}`, 'a.mm')).rejects.toMatchObject({
      problem: { code: 'too-large' },
    });
  });
});

describe('a draft that is more than a map holds', () => {
  it('keeps long texts in the note, moves up what is too deep and what hangs on nothing', () => {
    const long = 'word '.repeat(200).trim();
    const draft: MapDraft = {
      root: topicOf('Centre', {
        children: [
          topicOf(long, { note: 'n', link: addressLink('mailto:a@b.example') }),
          topicOf(' ', { children: [topicOf('kept')] }),
        ],
      }),
      crossLinks: [],
    };
    expect(fitDraft(draft)).toEqual({ nodes: 0, noteCharacters: 0 });
    const [first, second] = draft.root.children;
    expect([...(first?.text ?? '')]).toHaveLength(mapLimits.text);
    expect(first?.note).toBe(`${long}\n\nn\n\nmailto:a@b.example`);
    expect(second?.text).toBe('kept');
  });

  it('leaves out the farthest details first and says how many', () => {
    const draft: MapDraft = {
      root: topicOf('c', { children: topicsOfText('a\n\tb\n\t\tc\nd\n\te') }),
      crossLinks: [],
    };
    expect(fitDraft(draft, 3)).toEqual({ nodes: 2, noteCharacters: 0 });
    expect(brief(draft.root)).toBe('c(a(b) d)');
  });

  it('is never deeper than the limit and loses no node for it', () => {
    const chain = topicsOfText(
      Array.from({ length: 250 }, (_, index) => '\t'.repeat(index) + index).join('\n'),
    );
    const draft: MapDraft = { root: topicOf('c', { children: chain }), crossLinks: [] };
    expect(fitDraft(draft)).toEqual({ nodes: 0, noteCharacters: 0 });
    const depth = ({ children }: Topic): number => 1 + Math.max(0, ...children.map(depth));
    expect(depth(draft.root) - 1).toBe(mapLimits.depth);
    expect(textOfTopics([draft.root]).split('\n')).toHaveLength(251);
  });
});
