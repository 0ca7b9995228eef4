import { storableText } from '@reflectory/domain/document';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bodyOfWords,
  conflictFile,
  type EntryFacts,
  hashOfWords,
  newFile,
  readEntryFile,
  withFacts,
  wordsOfFile,
} from './entry-file.ts';

const changedAt = new Date('2026-01-02T03:04:05Z');
const read = (content: string, path = '2026-11-27 Snow.md') =>
  readEntryFile(path, content, changedAt, 'Europe/Berlin');
const facts: EntryFacts = {
  id: '0b0c7c1e-0000-4000-8000-000000000001',
  version: 3,
  title: 'Snow: a "first"',
  entryAt: '2026-11-27T08:00:00.000Z',
  timeZone: 'Asia/Tokyo',
  tags: ['winter', 'yes'],
};

describe('a file of an entry', () => {
  it('is read as it was written', () => {
    const words = { title: facts.title, text: 'One\n\nTwo', document: null };
    const file = read(newFile(facts, words));
    expect(file).toMatchObject({
      id: facts.id,
      version: 3,
      title: facts.title,
      body: 'One\n\nTwo',
      hash: hashOfWords(words),
      entryAt: facts.entryAt,
      timeZone: 'Asia/Tokyo',
    });
  });

  it('has its day by front matter, else by its name, else by when it was changed', () => {
    expect(read('---\ndate: 2024-02-29\n---\nx')?.entryAt).toBe('2024-02-29T11:00:00.000Z');
    expect(read('x')?.entryAt).toBe('2026-11-27T11:00:00.000Z');
    expect(read('x', 'folder/Snow.md')?.entryAt).toBe(changedAt.toISOString());
  });

  it('is titled by front matter, else by its name', () => {
    expect(read('---\ntitle: Thaw\n---\nx')?.title).toBe('Thaw');
    expect(read('x')?.title).toBe('Snow');
    expect(read('x', '2026-11-27.md')?.title).toBe('');
  });

  it.each([
    '---\ntitle: [a\n---\nx',
    '---\n- a\n---\nx',
    '---\ntitle: never closed\n\nx',
    '---\na: 1\na: 2\n---\n',
  ])('is left where its front matter is broken: %j', (content) => expect(read(content)).toBeNull());

  it('may begin with a line', () => {
    expect(read('---\n\nWords')).toMatchObject({ body: '---\n\nWords', id: null });
  });

  it('keeps what somebody wrote into its front matter, and the words as they were typed', () => {
    const typed = '---\naliases: [a, b]\n# mine\nmood: good\ntags: [own]\n---\n\n*  odd   list\n';
    const told = withFacts(typed, facts);
    expect(told).toContain('aliases: [a, b]\n# mine\nmood: good\n');
    expect(told).toContain('\n---\n\n*  odd   list\n');
    const file = read(told);
    expect(file?.id).toBe(facts.id);
    expect(withFacts(told, facts)).toBe(told);
    expect(told).toMatch(/tags:\s*(\[own, winter, yes\]|\n\s*- own\n\s*- winter\n\s*- yes)/);
  });

  it('keeps an id that another program gave', () => {
    const told = withFacts('---\nid: 007\n---\nx', facts);
    expect(told).toContain('other_id: "007"');
    expect(read(told)?.id).toBe(facts.id);
    expect(withFacts(told, facts)).toBe(told);
  });

  it('keeps pictures that the service has, and passes over those of the folder', () => {
    const kept = '![Sea](<0b0c7c1e-0000-4000-8000-000000000001/pictures/a.png>)';
    const words = wordsOfFile({ title: '', body: `Before\n\n${kept}\n\n![Mine](mine.png)\n\nafter` });
    expect(bodyOfWords(words)).toContain(kept);
    expect(bodyOfWords(words)).not.toContain('mine.png');
  });

  it('says that it holds other words of an entry', () => {
    const file = read('My words');
    expect(file && read(conflictFile(file, facts.id))).toMatchObject({ id: null, isConflict: true });
    expect(read('x', '2026-11-27 Snow (conflict 2026-11-28 2).md')?.isConflict).toBe(true);
  });

  it('is the same as what was written, whatever that was', () => {
    const signs = constantFrom(
      '---',
      '\n',
      '# ',
      'é',
      '\u2028',
      ' ',
      '"',
      ': ',
      '\ufeff',
      '\\',
      '[a]',
      '💧',
      '\r',
      '\t',
    );
    const text = oneof(
      array(signs).map((some) => some.join('')),
      string({ unit: 'binary' }),
    ).map(storableText);
    assert(
      property(text, text, (title, words) => {
        const whole = { title: title.slice(0, 150), text: words.trim(), document: null };
        const content = newFile({ ...facts, title: whole.title }, whole);
        expect(read(content)?.hash).toBe(hashOfWords(whole));
        expect(withFacts(content, { ...facts, title: read(content)?.title ?? '' })).toBe(content);
      }),
      { numRuns: 1000 },
    );
  });

  it('means the same words on both sides', () => {
    const lines = constantFrom(
      '# Head',
      '- one',
      '- two',
      '**bold** word',
      '> said',
      '',
      'a_b',
      '1. first',
      '[ ]',
      '#tag',
    );
    assert(
      property(array(lines, { maxLength: 12 }), (written) => {
        const file = read(written.join('\n'));
        if (!file) return;
        const words = wordsOfFile(file);
        const again = wordsOfFile({ title: file.title, body: bodyOfWords(words) });
        expect(again.text).toBe(words.text);
      }),
    );
  });
});
