import { expect, test } from 'vitest';
import { findTextFaults } from './find-text-faults.ts';

const english = {
  title: 'Journal of {{name}}',
  nested: { retry: 'Try again' },
  words_one: '{{count, number}} word',
  words_other: '{{count, number}} words',
  rows: [['10k+', 'sessions']],
};
const german = {
  title: 'Tagebuch von {{name}}',
  nested: { retry: 'Noch einmal' },
  words_one: '{{count, number}} Wort',
  words_other: '{{count, number}} Wörter',
  rows: [['10k+', 'Sitzungen']],
};

test('finds nothing in texts that are whole', () => {
  expect(findTextFaults(english, english, 'en')).toEqual([]);
  expect(findTextFaults(english, german, 'de')).toEqual([]);
});

test('finds a key that lacks, one too many, and an empty text', () => {
  expect(findTextFaults(english, { ...german, nested: { again: 'x' } }, 'de')).toEqual([
    'nested.retry: lacks',
    'nested.again: English has no such text',
  ]);
  expect(findTextFaults(english, { ...german, rows: [['10k+']] }, 'de')).toEqual(['rows.0.1: lacks']);
  expect(findTextFaults(english, { ...german, nested: { retry: ' ' } }, 'de')).toEqual([
    'nested.retry: is empty',
  ]);
});

test('finds a placeholder that was lost or invented', () => {
  expect(findTextFaults(english, { ...german, title: 'Tagebuch' }, 'de')).toEqual([
    'title: has {} where English has {name}',
  ]);
  expect(findTextFaults(english, { ...german, words_other: '{{count}} Wörter' }, 'de')).toEqual([
    'words_other: has {count} where English has {count, number}',
  ]);
});

test('asks for the plural forms of the language, of which some say the number by themselves', () => {
  const arabic = {
    ...german,
    words_zero: 'لا كلمات',
    words_one: 'كلمة واحدة',
    words_two: 'كلمتان',
    words_few: '{{count, number}} كلمات',
    words_many: '{{count, number}} كلمة',
    words_other: '{{count, number}} كلمة',
  };
  expect(findTextFaults(english, arabic, 'ar')).toEqual([]);
  expect(findTextFaults(english, { ...arabic, words_few: 'كلمات' }, 'ar')).toHaveLength(1);
  const { words_two: _two, ...withoutTwo } = arabic;
  expect(findTextFaults(english, withoutTwo, 'ar')).toEqual(['words_two: lacks']);
});
