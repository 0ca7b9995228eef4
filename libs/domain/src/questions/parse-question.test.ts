import { describe, expect, it } from 'vitest';
import { readQuestions } from './parse-question.ts';

const now = { today: '2026-11-24', language: 'en' } as const;
const read = (...questions: string[]) => {
  const { intent, topics, feeling, spans } = readQuestions(questions, now);
  return { intent, topics: topics.map(({ raw }) => raw), feeling, spans };
};
const year = (of: number) => ({ from: `${of}-01-01`, to: `${of}-12-31` });
const nothing = { topics: [], feeling: null, spans: [] };

describe('a question', () => {
  it.each([
    ['How often did I write about my wife?', 'count', ['wife']],
    ['how many days did I mention the Navy Office', 'count', ['Navy', 'Office']],
    ['Wie oft habe ich über meine Schwester geschrieben?', 'count', ['Schwester']],
    ['Combien de fois ai-je parlé de mon père ?', 'count', ['père']],
    ['كم مرة كتبت عن زوجتي؟', 'count', ['زوجتي']],
    ['When did I first write about Berlin?', 'first', ['Berlin']],
    ['Wann habe ich zuletzt über den Garten geschrieben?', 'last', ['Garten']],
    ['Quand ai-je parlé de Lyon pour la première fois ?', 'first', ['Lyon']],
    ['What did I feel about the move?', 'feel', ['move']],
    ['What did I write about my father?', 'find', ['father']],
    ['What about the plague?', 'find', ['plague']],
    ['Who did I write about most?', 'who', []],
    ['What were my worst days?', 'worst', []],
    ['Quels ont été mes meilleurs jours ?', 'best', []],
    ['ما هي أفضل أيامي؟', 'best', []],
    ['How often did I write about fear?', 'count', ['fear']],
    ['asdf qwer', null, ['asdf', 'qwer']],
  ])('%s', (question, intent, topics) => {
    expect(read(question)).toEqual({ ...nothing, intent, topics });
  });

  it.each([
    ['How often was I angry in 1668?', 'anger', year(1668)],
    ['Wie oft war ich 2019 traurig?', 'sadness', year(2019)],
    ['Combien de fois ai-je été heureuse en 2020 ?', 'joy', year(2020)],
    ['كم مرة كنت حزينا في عام ٢٠٢١؟', 'sadness', year(2021)],
  ])('%s', (question, feeling, span) => {
    expect(read(question)).toEqual({ intent: 'count', topics: [], feeling, spans: [span] });
  });
});

describe('days that a question names', () => {
  it.each([
    ['What happened in May 2019?', '2019-05-01', '2019-05-31'],
    ['Was war im Mai 2019?', '2019-05-01', '2019-05-31'],
    ['Que s’est-il passé en mai 2019 ?', '2019-05-01', '2019-05-31'],
    ['ماذا حدث في مايو ٢٠١٩؟', '2019-05-01', '2019-05-31'],
    ['ماذا حدث في كانون الثاني 2019؟', '2019-01-01', '2019-01-31'],
    ['What happened last spring?', '2026-03-01', '2026-05-31'],
    ['Wie war letzter Winter?', '2025-12-01', '2026-02-28'],
    ['Comment était le printemps dernier ?', '2026-03-01', '2026-05-31'],
    ['كيف كان الصيف الماضي؟', '2026-06-01', '2026-08-31'],
    ['What did I do in summer 2018?', '2018-06-01', '2018-08-31'],
    ['How was last month?', '2026-10-01', '2026-10-31'],
    ['Wie ging es mir letzte Woche?', '2026-11-16', '2026-11-22'],
    ['Comment allais-je le mois dernier ?', '2026-10-01', '2026-10-31'],
    ['What happened three years ago?', '2023-01-01', '2023-12-31'],
    ['Was geschah vor drei Jahren?', '2023-01-01', '2023-12-31'],
    ['What was on my mind in the last 3 months?', '2026-08-25', '2026-11-24'],
    ['What did I do on 2019-05-03?', '2019-05-03', '2019-05-03'],
    ['Was war am 3. Mai 2019?', '2019-05-03', '2019-05-03'],
    ['What happened on May 3, 2019?', '2019-05-03', '2019-05-03'],
    ['What happened between 2018 and 2020?', '2018-01-01', '2020-12-31'],
    ['Was war von 2018 bis 2020?', '2018-01-01', '2020-12-31'],
    ['What happened since 2019?', '2019-01-01', null],
    ['What happened before 2019?', null, '2018-12-31'],
    ['Was war seit letztem Sommer?', '2026-06-01', null],
    ['What happened in March?', '2026-03-01', '2026-03-31'],
    ['What happened yesterday?', '2026-11-23', '2026-11-23'],
  ])('%s', (question, from, to) => {
    expect(read(question)).toMatchObject({ topics: [], spans: [{ from, to }] });
  });

  it('are two where they are compared', () => {
    for (const question of [
      'Compare 1667 and 1668',
      'Vergleiche 1667 mit 1668',
      'Compare 1667 et 1668',
      'قارن 1667 و1668',
    ])
      expect(read(question)).toEqual({ ...nothing, intent: 'compare', spans: [year(1667), year(1668)] });
  });

  it('are none where a word only looks like one', () => {
    expect(read('What may I have said about the march?').spans).toEqual([]);
    expect(read('What happened on 2019-02-31?').spans).toEqual([year(2019)]);
  });
});

describe('a question that goes on', () => {
  const first = 'How often did I write about my wife in 1667?';
  it.each([
    ['And in 1668?', ['wife'], year(1668)],
    ['in 1668?', ['wife'], year(1668)],
    ['and my father?', ['father'], year(1667)],
    ['What about my father?', ['father'], year(1667)],
    ['and in May?', ['wife'], { from: '1667-05-01', to: '1667-05-31' }],
    ['Und 1668?', ['wife'], year(1668)],
    ['Et en 1668 ?', ['wife'], year(1668)],
    ['و1668؟', ['wife'], year(1668)],
  ])('%s', (next, topics, span) => {
    expect(read(first, next)).toEqual({ intent: 'count', topics, feeling: null, spans: [span] });
  });

  it('asks something else of the same', () => {
    expect(read(first, 'How did I feel?')).toMatchObject({ intent: 'feel', topics: ['wife'] });
    expect(read(first, 'What were my best days?')).toEqual({ ...nothing, intent: 'best' });
    expect(read(first, 'How often did I write about Rome?', 'And in 1666?')).toMatchObject({
      topics: ['Rome'],
      spans: [year(1666)],
    });
  });
});

it('asks what goes with a feeling, not for the words of asking', () => {
  for (const question of [
    'What makes me happy?',
    'Was macht mich glücklich?',
    'Qu’est-ce qui me rend heureux ?',
    'ما الذي يجعلني سعيدا؟',
  ])
    expect(read(question)).toEqual({ ...nothing, intent: 'feel', feeling: 'joy' });
});

it('signs alone ask nothing, also after another question', () => {
  expect(read('How often did I write about my wife?', '😀')).toEqual({ ...nothing, intent: null });
});

it('takes no longer for the longest question', () => {
  const start = performance.now();
  for (const text of ['a '.repeat(250), '2019 '.repeat(100), 'x'.repeat(500), '؟'.repeat(500)])
    read(text, text);
  // What goes back and forth over its text takes minutes, on however busy a machine.
  expect(performance.now() - start).toBeLessThan(5000);
});
