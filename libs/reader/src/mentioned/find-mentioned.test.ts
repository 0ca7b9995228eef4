import type { Language } from '@reflectory/contracts/languages';
import { describe, expect, it } from 'vitest';
import { findMentioned } from './find-mentioned.ts';
import { findOpenLoops } from './find-open-loops.ts';

const named = (language: Language, texts: readonly string[]) =>
  findMentioned(texts.map((text, index) => ({ id: String(index), text, language }))).map(
    ({ kind, label }) => `${kind} ${label}`,
  );
const loops = (language: Language, text: string) =>
  findOpenLoops([{ id: 'one', text, language }]).map(({ sentence }) => sentence);

describe('names', () => {
  it.each<[Language, string[], string[]]>([
    [
      'en',
      [
        'Had coffee with Anna. Anna said the flat in Leeds is too small.',
        'Drove to Leeds on Sunday with Anna.',
      ],
      ['person Anna', 'place Leeds'],
    ],
    ['en', ['My friend Deb rang.'], ['person Deb']],
    ['en', ['Flew back from Portugal.'], ['place Portugal']],
    [
      'de',
      [
        'Mit Jana im Park. Jana sagte, sie fährt nach Wien.',
        'Zug nach Wien. Mit Jana telefoniert, dann in Wien gegessen.',
      ],
      ['person Jana', 'place Wien'],
    ],
    [
      'fr',
      [
        'Dîner avec Léa. Léa a dit oui, elle vit à Nantes.',
        'Week-end à Nantes, puis retour de Nantes en train avec Léa.',
      ],
      ['person Léa', 'place Nantes'],
    ],
    ['ar', ['قهوة مع سارة.', 'اتصلت سارة من بيروت، وهي في بيروت منذ سنة.'], ['person سارة', 'place بيروت']],
  ])('of people and places are found in %s', (language, texts, expected) => {
    expect(named(language, texts).toSorted()).toEqual(expected.toSorted());
  });

  it.each<[Language, string]>([
    ['en', 'On Monday in March I met with God. In Ramadan I fast. Back to Zoom with Prozac and with Covid.'],
    [
      'de',
      'Mit Freude in Ruhe nach Hause. Mit Kaffee in Eile. Mit Freude nach Feierabend, in Ruhe, mit Kaffee.',
    ],
    ['fr', 'Lundi à Noël avec Dieu. Mardi avec Doliprane, à Pâques.'],
    ['ar', 'في رمضان مع الله في المسجد.'],
  ])('of days, things, health or belief are none in %s', (language, text) => {
    expect(named(language, [text])).toEqual([]);
  });
});

describe('open loops', () => {
  it.each<[Language, string, number]>([
    ['en', 'I still have to call the landlord. It rained.', 1],
    ['en', "I haven't answered Jo's letter yet.", 1],
    ['en', 'I promised to fix the gate. I had to laugh. I must say it was good.', 1],
    ['de', 'Ich muss noch die Steuer machen. Ich musste lachen.', 1],
    ['de', 'Ich habe ihr versprochen, das Fahrrad zu reparieren.', 1],
    ['fr', 'Il faut que je rappelle le plombier. Je dois avouer que oui.', 1],
    ['fr', 'Je n’ai toujours pas répondu à Léa.', 1],
    ['ar', 'لازم أكلم صاحب البيت. الجو حلو.', 1],
    ['ar', 'لسه ما رديت على رسالة منى.', 1],
  ])('%s: %s', (language, text, count) => {
    expect(loops(language, text)).toHaveLength(count);
  });

  it('are not found where they would tell of health or belief', () => {
    expect(
      loops('en', 'I still have to call the hospital. I still have to pray. I need to take my pills.'),
    ).toEqual([]);
    expect(loops('de', 'Ich muss noch zum Arzt. Ich muss noch beten.')).toEqual([]);
  });
});
