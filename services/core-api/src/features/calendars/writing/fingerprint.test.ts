import { expect, it } from 'vitest';
import { calendarOf } from '../testing/calendar-server.ts';
import { fingerprintOf } from './fingerprint.ts';

const lines = [
  'BEGIN:VEVENT',
  'UID:one@test',
  'DTSTAMP:20261101T000000Z',
  'DTSTART:20261126T080000Z',
  'SUMMARY:A talk about everything that there is to be said about one thing',
  'END:VEVENT',
];
const written = fingerprintOf(calendarOf(...lines));

it.each([
  ['the order of lines', calendarOf(...lines.with(1, lines[3] ?? '').with(3, lines[1] ?? ''))],
  ['folds', calendarOf(...lines).replace('everything', 'every\r\n thing')],
  ['ends of lines', calendarOf(...lines).replaceAll('\r\n', '\n')],
  ['a time stamp', calendarOf(...lines.with(2, 'DTSTAMP:20261127T010000Z'))],
  [
    'what a server adds',
    calendarOf(...lines.toSpliced(2, 0, 'SEQUENCE:2', 'X-SERVER;A=B:1', 'CREATED:20261101T000000Z')),
  ],
  ['the head of the file', calendarOf('X-WR-CALNAME:Work', ...lines)],
])('%s changes nothing', (_, text) => {
  expect(fingerprintOf(text)).toBe(written);
});

it.each([
  ['a moved start', lines.with(3, 'DTSTART:20261126T090000Z')],
  ['another title', lines.with(4, 'SUMMARY:Dentist')],
  ['a note', lines.toSpliced(5, 0, 'DESCRIPTION:Bring the key')],
  ['an alarm', lines.toSpliced(5, 0, 'BEGIN:VALARM', 'TRIGGER:-PT5M', 'ACTION:DISPLAY', 'END:VALARM')],
  ['a repeat', lines.toSpliced(5, 0, 'RRULE:FREQ=DAILY')],
])('%s by hand is a change', (_, changed) => {
  expect(fingerprintOf(calendarOf(...changed))).not.toBe(written);
});
