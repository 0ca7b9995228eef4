import { documentSchema } from '@reflectory/contracts/document';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanDocument,
  countDocumentWords,
  documentOfAnswers,
  documentOfText,
  peopleOf,
  storableText,
  tagsOf,
  textOfDocument,
  textRunsOf,
} from './index.ts';

const text = (words: string) => ({ type: 'text' as const, text: words });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const item = (...content: object[]) => ({ type: 'listItem', content });
const written = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('Friday')] },
    paragraph(text('Tea with '), { type: 'person', attrs: { label: 'Ada' } }, text(', '), {
      type: 'tag',
      attrs: { label: 'friends' },
    }),
    {
      type: 'bulletList',
      content: [
        item(paragraph(text('one'))),
        item(paragraph(text('two')), { type: 'orderedList', content: [item(paragraph(text('three')))] }),
      ],
    },
    { type: 'horizontalRule' },
    { type: 'image', attrs: { src: 'pictures/one.webp', alt: 'A cup', caption: 'The cup' } },
    { type: 'blockquote', content: [paragraph(text('first'), { type: 'hardBreak' }, text('second'))] },
  ],
};

/** Trees as a stranger could send them: known and unknown kinds anywhere. */
const marks = fc.array(
  fc.constantFrom(
    { type: 'bold' },
    { type: 'blink' },
    { type: 'link', attrs: { href: 'https://example.org' } },
    { type: 'link', attrs: { href: 'javascript:alert(1)' } },
  ),
);
const kinds = fc.constantFrom(
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'taskList',
  'listItem',
  'taskItem',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'image',
  'table',
  'constructor',
);
const { node } = fc.letrec<{ node: object }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'large', withCrossShrink: true },
    fc.record({ type: fc.constant('text'), text: fc.string({ unit: 'grapheme' }), marks }),
    fc.record({
      type: fc.constantFrom('tag', 'person'),
      attrs: fc.record({ label: fc.string({ maxLength: 120 }) }),
    }),
    fc.constant({ type: 'hardBreak' }),
    fc.record({
      type: kinds,
      attrs: fc.object({ maxDepth: 1 }),
      content: fc.array(tie('node'), { maxLength: 4 }),
    }),
  ),
}));
const document = fc.record({ type: fc.constant('doc'), content: fc.array(node, { maxLength: 6 }) });

const wordsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'text' in value && typeof value.text === 'string' ? [value.text] : [];
  const label =
    'attrs' in value && typeof value.attrs === 'object' && value.attrs !== null && 'label' in value.attrs
      ? [String(value.attrs.label)]
      : [];
  const inner = 'content' in value && Array.isArray(value.content) ? value.content.flatMap(wordsIn) : [];
  return [...own, ...label, ...inner]
    .map((words) => storableText(words).trim())
    .filter((words) => words !== '');
};

describe('the text of a document', () => {
  it('parts blocks by a blank line and items of lists by a line break', () => {
    const parsed = documentSchema.parse(written);
    expect(textOfDocument(parsed)).toBe(
      'Friday\n\nTea with @Ada, #friends\n\none\ntwo\nthree\n\nThe cup\n\nfirst\nsecond',
    );
    expect(countDocumentWords(parsed)).toBe(12);
  });

  it('is the text that a document was made of, but for the kind of its line breaks', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\n', '\n\n', '\r\n', '\0', '\ud800')),
        ),
        (parts) => {
          const original = parts.join('');
          expect(textOfDocument(documentOfText(original))).toBe(storableText(original));
          expect(documentSchema.safeParse(documentOfText(original)).success).toBe(true);
        },
      ),
    );
  });

  it('holds every run at its offset', () => {
    fc.assert(
      fc.property(document, (value) => {
        const cleaned = cleanDocument(value);
        const whole = textOfDocument(cleaned);
        for (const run of textRunsOf(cleaned))
          expect(whole.slice(run.start, run.start + run.text.length)).toBe(run.text);
      }),
    );
  });
});

describe('a cleaned document', () => {
  it('has every word of what came, and is one that may be kept', () => {
    fc.assert(
      fc.property(document, (value) => {
        const cleaned = cleanDocument(value);
        const whole = textOfDocument(cleaned);
        for (const words of wordsIn(value)) expect(whole).toContain(words);
        expect(documentSchema.safeParse(cleaned).error).toBeUndefined();
        expect(cleanDocument(cleaned)).toEqual(cleaned);
      }),
      { numRuns: 400 },
    );
  });

  it('is the same where all is known', () => {
    expect(cleanDocument(written)).toEqual(written);
  });

  it('has neither links nor pictures that lead elsewhere, but what they say', () => {
    const cleaned = cleanDocument({
      type: 'doc',
      content: [
        paragraph({
          ...text('here'),
          marks: [{ type: 'link', attrs: { href: ' javascript:alert(1)' } }, { type: 'bold' }],
        }),
        { type: 'image', attrs: { src: 'https://elsewhere.example/pixel.gif', caption: 'A pixel' } },
        { type: 'image', attrs: { src: '../../secret' } },
      ],
    });
    expect(cleaned.content).toEqual([
      paragraph({ ...text('here'), marks: [{ type: 'bold' }] }),
      paragraph(text('A pixel')),
    ]);
  });

  it.each([null, 'text', 7, [], {}, { content: 'x' }, { content: [null, 3, [[]]] }])(
    'is empty for %j',
    (value) => {
      expect(cleanDocument(value)).toEqual({ type: 'doc', content: [] });
    },
  );

  it('keeps the words of what is nested deeper than a program can follow', () => {
    let deep: object = paragraph(text('found'));
    for (let level = 0; level < 200_000; level += 1) deep = { type: 'blockquote', content: [deep] };
    const value = { type: 'doc', content: [deep] };
    expect(documentSchema.safeParse(value).success).toBe(false);
    const cleaned = cleanDocument(value);
    expect(textOfDocument(cleaned)).toBe('found');
    expect(documentSchema.safeParse(cleaned).success).toBe(true);
  });
});

describe('documents of answers', () => {
  it('are one document, whose text is that of the answers', () => {
    fc.assert(
      fc.property(document, fc.string(), (value, plain) => {
        const cleaned = cleanDocument(value);
        const answers = [textOfDocument(cleaned), ` ${plain}\n`];
        const joined = documentOfAnswers(answers, [cleaned]);
        if (joined === null) return;
        const words = answers.map((answer) => storableText(answer).trim()).filter((answer) => answer !== '');
        expect(textOfDocument(joined)).toBe(words.join('\n\n'));
        expect(documentSchema.safeParse(joined).error).toBeUndefined();
      }),
      { numRuns: 400 },
    );
  });

  it('keep what is more than words where the words are those of the answer, but for blanks at the ends', () => {
    const list = {
      type: 'bulletList',
      content: [item(paragraph(text('milk'))), item({ type: 'paragraph' })],
    };
    const given = cleanDocument({ type: 'doc', content: [{ type: 'paragraph' }, list] });
    expect(documentOfAnswers(['milk'], [given])?.content).toEqual([
      { type: 'bulletList', content: [item(paragraph(text('milk')))] },
    ]);
    expect(documentOfAnswers(['bread'], [given])).toBeNull();
  });
});

describe('mentions', () => {
  it('are each there once, as first written', () => {
    const cleaned = cleanDocument({
      type: 'doc',
      content: [
        paragraph(
          ...['Été', 'été', 'work'].map((label) => ({ type: 'tag', attrs: { label } })),
          ...['Ada', 'ADA ', 'Grace'].map((label) => ({ type: 'person', attrs: { label } })),
        ),
      ],
    });
    expect(tagsOf(cleaned)).toEqual(['Été', 'work']);
    expect(peopleOf(cleaned)).toEqual(['Ada', 'Grace']);
  });
});
