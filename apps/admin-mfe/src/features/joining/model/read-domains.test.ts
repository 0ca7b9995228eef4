import { expect, test } from 'vitest';
import { readDomains } from './read-domains.ts';

test('domains stand on lines or between commas, with or without an at sign, and count once', () => {
  expect(readDomains('Acme.example, @mail.acme.example\nacme.example;')).toEqual({
    domains: ['acme.example', 'mail.acme.example'],
    wrong: [],
  });
});

test.each(['acme', 'ada@acme.example', '-acme.example', 'acme..example'])('%s is none', (text) => {
  expect(readDomains(text)).toEqual({ domains: [], wrong: [text] });
});
