import type { SessionPresentationData } from '@reflectory/contracts/presentations';
import { describe, expect, it } from 'vitest';
import { BLACKED_OUT, findNames, hideNames, textsOf } from './hidden-names.ts';

const data: SessionPresentationData = {
  title: 'Lunch with Anna Berg',
  framework: 'anxious',
  questions: ['What if Anna Berg leaves?'],
  answers: ['Yesterday Anna Berg called. ANNA was calm. Annas dog too, and Joanna.'],
  analysis: { summary: 'Anna Berg, calm', emotions: [{ emotion: 'calm', percentage: 100 }] },
  imageUrl: 'data:image/svg+xml;utf8,Anna',
  slide_permissions: { title: true },
};
const hide = (text: string, ...names: string[]) =>
  hideNames(
    { title: text, data },
    names.map((name) => ({ name, replacement: BLACKED_OUT })),
  ).title;

describe('names that may be in texts', () => {
  it('are capitalised runs within sentences', () => {
    expect(findNames(['Then I met Anna Berg. She was with Tom.'])).toEqual([
      { name: 'Anna Berg', count: 1 },
      { name: 'Tom', count: 1 },
    ]);
  });

  it('are not what only begins a sentence, but what follows it', () => {
    expect(findNames(['Today was long. Then it ended.\nMaybe'])).toEqual([]);
    expect(findNames(['Yesterday Anna called'])).toEqual([{ name: 'Anna', count: 1 }]);
  });

  it('are known ones wherever they stand', () => {
    expect(findNames(['Anna called. أحمد أيضًا'], ['Anna', 'أحمد', 'Tom']).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Anna', 'أحمد']),
    );
  });
});

describe('hiding names', () => {
  it.each([
    ['Anna and ANNA and anna@example.org', ['Anna'], '█████ and █████ and █████@example.org'],
    ['Annas Hund', ['Anna'], '█████s Hund'],
    ['Joanna and Annabelle', ['Anna'], 'Joanna and Annabelle'],
    ['Tom’s and Toms, not tomorrow', ['Tom'], '█████’s and █████s, not tomorrow'],
    ['Anna Berg and Anna', ['Anna', 'Anna Berg'], '█████ and █████'],
    ['İstanbul with Anna', ['Anna'], 'İstanbul with █████'],
    ['Zoe\u0308 came', ['Zoë'], '█████ came'],
    ['مع أحمد وأحمد', ['أحمد'], 'مع █████ و█████'],
    ['C++ (Anna) $& $1', ['C++', '$&'], '█████ (Anna) █████ $1'],
  ])('%s', (text, names, left) => {
    expect(hide(text, ...names)).toBe(left);
  });

  it('leaves nothing of a name in any byte of a snapshot but its picture', () => {
    const hidden = [
      { name: 'Anna Berg', replacement: 'A friend' },
      { name: 'Anna', replacement: BLACKED_OUT },
    ];
    const { title, data: left } = hideNames({ title: data.title, data }, hidden);
    expect(title).toBe('Lunch with A friend');
    expect(JSON.stringify({ ...left, imageUrl: null })).not.toMatch(/Anna Berg|\bANNA\b|\bAnna/);
    expect(left.answers[0]).toContain('Joanna');
    expect(left).toMatchObject({
      framework: 'anxious',
      imageUrl: data.imageUrl,
      slide_permissions: { title: true },
    });
  });

  it('looks at every text that a visitor could read', () => {
    expect(textsOf('A title', data)).toEqual(
      expect.arrayContaining(['A title', data.questions[0], data.answers[0], 'Anna Berg, calm', 'calm']),
    );
    expect(textsOf('A title', data)).not.toContain(data.imageUrl);
  });
});
