import { LANGUAGES } from '@reflectory/contracts/languages';
import { describe, expect, it } from 'vitest';
import { drawStatement } from './draw-reading.ts';
import { wasRead } from './was-read.ts';

const asked = [
  'I am reading this myself, in my own voice.',
  'The blue kettle stands beside an open window.',
  'Three swans are drifting under the wooden pier.',
  'A letter arrived with a stamp from Portugal.',
];

describe('what was read', () => {
  it.each([
    ['word for word', asked.join(' ')],
    ['without marks and capitals', asked.join(' ').toLowerCase().replaceAll(/[.,]/g, '')],
    ['with words that were misheard', asked.join(' ').replace('kettle', 'cattle').replace('pier', 'peer')],
  ])('is taken %s', (_, heard) => {
    expect(wasRead(asked, heard)).toBe('read');
  });

  it.each([
    ['one sentence of another reading', [...asked.slice(0, 3), 'Moss grows where the stairs see no sun.']],
    ['only the part that never changes', asked.slice(0, 1)],
    ['the sentences in another order', [asked[3], asked[2], asked[1], asked[0]]],
    ['a page before it', ['word '.repeat(400), ...asked]],
  ])('is another text with %s', (_, heard) => {
    expect(wasRead(asked, heard.join(' '))).toBe('other_text');
  });

  it.each([[''], ['  …  '], ['Thank you.']])('is nothing where %j was heard', (heard) => {
    expect(wasRead(asked, heard)).toBe('nothing_heard');
  });

  it.each(LANGUAGES)('a statement in %s is recognised, and no other drawing passes for it', (language) => {
    const statement = drawStatement(language);
    expect(wasRead(statement.split('\n'), statement)).toBe('read');
    const others = Array.from({ length: 200 }, () => drawStatement(language));
    const passed = others.filter(
      (other) => other !== statement && wasRead(statement.split('\n'), other) === 'read',
    );
    expect(passed).toEqual([]);
  });
});
