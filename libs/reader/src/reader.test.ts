import { LANGUAGES, type Language } from '@reflectory/contracts/languages';
import { describe, expect, it } from 'vitest';
import { createReader } from './reader.ts';
import { createAreaFinder } from './themes/find-areas.ts';
import { plainEntries } from './testing/plain-entries.ts';

const reader = createReader();
const read = (text: string, language: Language = 'en') => reader.analyse(text, { language }).emotions;
const named = (text: string, language?: Language) => read(text, language).map(({ emotion }) => emotion);

describe('whose feeling it is, and whether it is felt', () => {
  it.each([
    ['My sister is furious with her boss.', []],
    ['Tom seemed sad at dinner.', []],
    ['I am not angry any more.', []],
    ['I would be so happy if she called.', []],
    ['As a child I was afraid of the dark.', []],
    ['The sign said "Happy to see you".', []],
    ['The film was called Happiness.', []],
    ['It was pretty late and I checked the content of the form.', []],
    ['I was alone with my wife, and we cooked.', ['love']],
    ['Grandpa died on Tuesday.', ['grief']],
    ['Great, another meeting. I am thrilled.', ['frustration']],
    ['My heart was pounding.', ['fear']],
    ['I am grateful for my team.', ['gratitude']],
    ['I saw Tom today and was glad.', ['joy']],
    ['I cooked, and Tom was glad.', []],
  ])('%s', (text, felt) => {
    expect(named(text)).toEqual(felt);
  });

  it.each([
    ['de', 'Der Nachbar war wütend wegen der Mülltonne.', []],
    ['de', 'Ich habe keine Angst mehr.', []],
    ['de', 'Opa ist am Dienstag gestorben.', ['grief']],
    ['fr', 'Je ne suis pas triste.', []],
    ['fr', 'Je serais si heureuse s’il appelait.', []],
    ['fr', 'Papi est mort mardi.', ['grief']],
    ['ar', 'لم أكن حزينا عندما رحلت.', []],
    ['ar', 'أختي غاضبة من مديرها.', []],
    ['ar', 'توفي جدي يوم الثلاثاء.', ['grief']],
  ] as const)('%s: %s', (language, text, felt) => {
    expect(named(text, language)).toEqual(felt);
  });
});

describe('what is said of it', () => {
  it('quotes the words as they stand in the text', () => {
    const text = 'Bread first. I can’t wait to see Anna!';
    const [found] = read(text);
    expect(found).toMatchObject({ emotion: 'excitement', percentage: 100 });
    const [{ sentence = '', start = 0, end = 0, terms = [] } = {}] = found?.evidence ?? [];
    expect([text.slice(start, end), terms]).toEqual([sentence, ['can’t wait']]);
  });

  it('is surer of what is said more than once, and less of signs alone, whatever the share', () => {
    const confidenceIn = (text: string) => read(text)[0]?.confidence ?? 0;
    const once = confidenceIn('I was sad.');
    expect(confidenceIn('I was sad. I cried all evening, so sad.')).toBeGreaterThan(once);
    expect(confidenceIn('My heart was pounding.')).toBeLessThan(once);
    expect(read('I was sad.')[0]).toMatchObject({ percentage: 100, confidence: expect.closeTo(once) });
    expect(once).toBeLessThan(0.9);
  });

  it('says where help is needed, and then names no feelings', () => {
    const cry = 'I am so sad. I want to end my life.';
    expect(reader.analyse(cry, { language: 'en' })).toEqual({ emotions: [], care: true });
    expect(reader.analyse('I am so sad.', { language: 'en' }).care).toBe(false);
  });

  it('weighs a strengthened word for more and a softened one for less', () => {
    const shareOf = (text: string) =>
      read(text).find(({ emotion }) => emotion === 'sadness')?.percentage ?? 0;
    expect(shareOf('I was very sad. I was glad.')).toBeGreaterThan(50);
    expect(shareOf('I was a little sad. I was glad.')).toBeLessThan(50);
  });

  it('gives shares that sum to 100', () => {
    const emotions = read(
      'I was sad. I was angry. I was afraid. I was glad. I was ashamed. I was proud. So tired.',
    );
    expect(emotions).toHaveLength(7);
    expect(emotions.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100);
  });
});

describe('what it is about', () => {
  it.each([
    [
      'de',
      'Die Chefin hat die Besprechung verschoben. Meine Mutter rief wegen der Miete an.',
      ['work', 'family', 'money'],
    ],
    ['fr', 'Ma patronne a reporté la réunion. Ma mère a appelé pour le loyer.', ['work', 'family', 'money']],
    ['ar', 'أجل المدير الاجتماع. اتصلت أمي بسبب الإيجار.', ['work', 'family', 'money']],
  ] as const)('%s: parts of life by the words that point to them', (language, text, areas) => {
    const found = createAreaFinder(language)(text);
    expect(found.map(({ area }) => area).toSorted()).toEqual([...areas].toSorted());
    for (const { evidence } of found)
      for (const { start, end, sentence } of evidence) expect(text.slice(start, end)).toBe(sentence);
  });
});

describe('any text', () => {
  it.each(['#', '😀', 'happy ', 'not ', '"', 'I was glad and tired. ', '\n', 'a'])(
    'comes to an end on 200,000 characters of %j',
    (piece) => {
      const text = piece.repeat(Math.ceil(200_000 / piece.length));
      for (const language of LANGUAGES) expect(read(text, language).length).toBeLessThanOrEqual(8);
    },
  );

  it('is read with five languages in it', () => {
    expect(named('Ich bin traurig. Je suis triste. أنا حزين. I am sad. Estoy triste.')).toEqual(['sadness']);
  });
});

describe('entries of everyday', () => {
  it.each(LANGUAGES)('%s: mostly right, seldom silent, and plain days are left alone', (language) => {
    const own = plainEntries.filter(([spoken]) => spoken === language);
    const readings = own.map(([, , text, felt]) => ({ felt, names: named(text, language) }));
    const sum = (count: (one: (typeof readings)[number]) => number) =>
      readings.reduce((total, one) => total + count(one), 0);
    const hits = sum(({ felt, names }) => felt.filter((feeling) => names.includes(feeling)).length);
    const felt = readings.filter((one) => one.felt.length > 0);
    const unfelt = readings.filter((one) => one.felt.length === 0);
    expect(hits / sum(({ names }) => names.length)).toBeGreaterThanOrEqual(0.85);
    expect(hits / sum((one) => one.felt.length)).toBeGreaterThanOrEqual(0.75);
    expect(felt.filter(({ names }) => names.length === 0).length / felt.length).toBeLessThanOrEqual(0.1);
    expect(unfelt.every(({ names }) => names.length === 0)).toBe(true);
  });
});
