import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

const changedAt = new Date('2026-11-20T08:00:00.123Z');
const event = { uid: 'one@reflectory', changedAt, summary: 'A moment', url: 'https://acme.example/journal' };

/** Lines as a reader of RFC 5545 sees them: unfolded. */
const linesOf = (calendar: string) =>
  calendar
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '');
const unescape = (text: string) =>
  text.replaceAll(/\\([nN\\;,])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign));

it('writes moments in UTC and days as days', () => {
  const lines = linesOf(
    writeCalendar('Acme', [
      { ...event, at: new Date('2026-12-01T18:30:00Z') },
      { ...event, uid: 'two@reflectory', day: '2027-01-02' },
    ]),
  );
  expect(lines).toContain('DTSTAMP:20261120T080000Z');
  expect(lines).toContain('DTSTART:20261201T183000Z');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270102');
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR']);
  for (const part of ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY'])
    expect(lines.filter((line) => line.startsWith(part))).toHaveLength(2);
});

it('keeps every text, and no line is longer than 75 octets or cut within a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
      const calendar = writeCalendar('Acme', [{ ...event, summary, day: '2027-01-02' }]);
      for (const line of calendar.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect([...line].every((sign) => sign >= ' ')).toBe(true);
        expect(line.isWellFormed()).toBe(true);
      }
      const told = linesOf(calendar).find((line) => line.startsWith('SUMMARY:')) ?? '';
      expect(unescape(told.slice('SUMMARY:'.length))).toBe(summary);
    }),
  );
});

it('lets no text become a line of its own', () => {
  const summary = 'One\r\nBEGIN:VALARM\r\nTRIGGER:-PT1M';
  const lines = linesOf(writeCalendar('A;B,C\\D', [{ ...event, summary, day: '2027-01-02' }]));
  expect(lines).toContain(String.raw`SUMMARY:One\nBEGIN:VALARM\nTRIGGER:-PT1M`);
  expect(lines).toContain(String.raw`NAME:A\;B\,C\\D`);
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
});
