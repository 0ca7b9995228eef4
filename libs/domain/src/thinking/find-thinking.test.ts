import type { Language } from '@reflectory/contracts/languages';
import { describe, expect, it } from 'vitest';
import { loadLearned } from '../crisis/index.ts';
import { findThinking } from './find-thinking.ts';
import type { ThinkingPattern } from './thinking-words.ts';

// As the services and pages hear it: what speaks of dying is not asked about.
await loadLearned();

const patternsOf = (text: string, language: Language) =>
  findThinking(text, language).map(({ pattern }) => pattern);

const thoughts: Readonly<Record<Language, readonly [ThinkingPattern, string][]>> = {
  en: [
    ['absolute', 'I always ruin everything in the end.'],
    ['absolute', 'Nobody ever listens when I speak.'],
    ['should', 'By now I should be over this.'],
    ['should', 'I shouldn’t feel like that about my own sister.'],
    ['mindReading', 'They probably think I am slow.'],
    ['mindReading', 'I’m sure my boss hates the draft.'],
    ['catastrophe', 'Tomorrow it will all fall apart.'],
    ['catastrophe', 'What if I lose everything?'],
  ],
  de: [
    ['absolute', 'Ich schaffe das nie.'],
    ['absolute', 'Keiner hört mir zu.'],
    ['should', 'Ich sollte längst weiter sein.'],
    ['should', 'Ich hätte es wissen müssen.'],
    ['mindReading', 'Bestimmt denken alle, es lag an mir.'],
    ['catastrophe', 'Das wird alles schiefgehen.'],
  ],
  fr: [
    ['absolute', 'Je ne finis jamais rien.'],
    ['absolute', 'Personne ne m’écoute ici.'],
    ['should', 'Je devrais déjà aller mieux.'],
    ['should', 'J’aurais dû le savoir.'],
    ['mindReading', 'Elle doit me trouver ridicule.'],
    ['catastrophe', 'Tout va s’écrouler demain.'],
  ],
  ar: [
    ['absolute', 'لا أحد يفهمني في البيت.'],
    ['absolute', 'دائمًا أفشل في النهاية.'],
    ['should', 'يجب أن أكون أفضل في العمل.'],
    ['mindReading', 'أكيد يظنون أني ضعيف.'],
    ['catastrophe', 'كل شيء سينهار غدا.'],
  ],
};

const harmless: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'I always love the sea in May.',
    'I never get tired of this song.',
    'I should buy milk and call Anna.',
    'We should meet more often.',
    'She said I always ruin everything.',
    'My mother said nobody ever listens to her.',
    'I used to think everyone hates me.',
    'It was not the end of the world.',
    '“I always ruin everything” was the title of the play.',
    'She thinks I am kind, and told me so.',
    'What if we went to the lake?',
    'I will never forget this evening.',
    'I don’t think it will all fall apart.',
  ],
  de: [
    'Ich gehe immer gern dorthin.',
    'Ich sollte noch Milch kaufen.',
    'Anna sagte, sie schaffe das nie.',
    'Früher dachte ich, ich schaffe das nie.',
    'Das war ja kein Weltuntergang.',
    'Niemand war auf der Straße.',
    'Was, wenn wir ans Meer fahren?',
  ],
  fr: [
    'Je prends toujours le même train.',
    'Je devrais acheter du pain.',
    'Il a dit que tout va s’écrouler.',
    'Ce n’était pas la fin du monde.',
    'Personne n’était dans la rue.',
  ],
  ar: [
    'أحب البحر دائما.',
    'يجب أن أشتري الخبز.',
    'قالت إن كل شيء سينهار.',
    'لا أظن أن كل شيء سينهار.',
    'لا أحد في الشارع.',
  ],
};

describe.each(['en', 'de', 'fr', 'ar'] as const)('habits of thought in %s', (language) => {
  it.each(thoughts[language])('hears %s in: %s', (pattern, sentence) => {
    expect(findThinking(sentence, language)).toEqual([{ pattern, sentence }]);
  });
  it.each(harmless[language].map((sentence) => [sentence]))('hears nothing in: %s', (sentence) => {
    expect(patternsOf(sentence, language)).toEqual([]);
  });
});

it('finds the first of each habit, and nothing where somebody writes of wanting to die', () => {
  const text = 'I always ruin everything. I always fail. I should have known. It is late.';
  expect(patternsOf(text, 'en')).toEqual(['absolute', 'should']);
  expect(patternsOf(`${text} I want to kill myself.`, 'en')).toEqual([]);
});
