import type { Language } from '@reflectory/contracts/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuickEntry } from './index.ts';

/** A Thursday. */
const today = '2026-11-26';
const read = (language: Language, text: string) => {
  const { title, fields, labels, people } = readQuickEntry(text, { language, today });
  return { title, ...fields, ...(labels.length > 0 && { labels }), ...(people.length > 0 && { people }) };
};

describe('a card in plain words', () => {
  it.each([
    [
      'Friday call Anna #sales !high',
      { title: 'call Anna', due_on: '2026-11-27', labels: ['sales'], priority: 'high' },
    ],
    [
      'Send the report tomorrow at 5pm @max ~2h',
      {
        title: 'Send the report',
        due_on: '2026-11-27',
        due_time: '17:00',
        people: ['max'],
        estimate: { amount: 2, unit: 'hours' },
      },
    ],
    ['Dentist next Monday 9:30', { title: 'Dentist', due_on: '2026-11-30', due_time: '09:30' }],
    ['Pay rent every month', { title: 'Pay rent', repeat_rule: 'FREQ=MONTHLY' }],
    [
      'Water plants every 3 days after completion',
      { title: 'Water plants', repeat_rule: 'FREQ=DAILY;INTERVAL=3', repeat_from: 'completion' },
    ],
    [
      'Stand-up every Monday and Thursday',
      { title: 'Stand-up', repeat_rule: 'FREQ=WEEKLY;BYDAY=MO,TH', due_on: '2026-11-26' },
    ],
    [
      'Review every other Friday',
      { title: 'Review', repeat_rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', due_on: '2026-11-27' },
    ],
    [
      'Take vitamins every weekday',
      { title: 'Take vitamins', repeat_rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', due_on: '2026-11-26' },
    ],
    ['Visa in two weeks !!', { title: 'Visa', due_on: '2026-12-10', priority: 'high' }],
    ['Party on May 12 !1', { title: 'Party', due_on: '2027-05-12', priority: 'urgent' }],
    ['Party 12th of May 2028', { title: 'Party', due_on: '2028-05-12' }],
    ['Deadline 2026-12-01', { title: 'Deadline', due_on: '2026-12-01' }],
    ['Buy milk', { title: 'Buy milk' }],
    ['May I ask the sun, mon ami?', { title: 'May I ask the sun, mon ami?' }],
    ['Write 50 pages', { title: 'Write 50 pages' }],
    ['Friday', { title: 'Friday' }],
    ['Mail a@b.example about C# and ~', { title: 'Mail a@b.example about C# and ~' }],
    ['Meet on 31 February', { title: 'Meet on 31 February' }],
  ])('in English: %s', (text, entry) => {
    expect(read('en', text)).toEqual(entry);
  });

  it.each([
    [
      'Freitag Anna anrufen #Vertrieb !hoch',
      { title: 'Anna anrufen', due_on: '2026-11-27', labels: ['Vertrieb'], priority: 'high' },
    ],
    [
      'Bericht schicken morgen um 17 Uhr',
      { title: 'Bericht schicken', due_on: '2026-11-27', due_time: '17:00' },
    ],
    ['Zahnarzt übermorgen 9:30', { title: 'Zahnarzt', due_on: '2026-11-28', due_time: '09:30' }],
    ['Miete zahlen am 1.12.', { title: 'Miete zahlen', due_on: '2026-12-01' }],
    ['Steuer bis 31.5.2027', { title: 'Steuer', due_on: '2027-05-31' }],
    [
      'Müll rausbringen jeden Dienstag',
      { title: 'Müll rausbringen', repeat_rule: 'FREQ=WEEKLY;BYDAY=TU', due_on: '2026-12-01' },
    ],
    [
      'Gießen alle 3 Tage nach Erledigung',
      { title: 'Gießen', repeat_rule: 'FREQ=DAILY;INTERVAL=3', repeat_from: 'completion' },
    ],
    ['So wird das nichts, sagte er Mo', { title: 'So wird das nichts, sagte er Mo' }],
    ['Fest am 12. Mai', { title: 'Fest', due_on: '2027-05-12' }],
    ['Putzen nächste Woche', { title: 'Putzen', due_on: '2026-11-30' }],
    ['Treffen in einer Woche', { title: 'Treffen', due_on: '2026-12-03' }],
    ['Tee am Mo', { title: 'Tee', due_on: '2026-11-30' }],
  ])('in German: %s', (text, entry) => {
    expect(read('de', text)).toEqual(entry);
  });

  it.each([
    [
      'Vendredi appeler Anna #ventes !haute',
      { title: 'appeler Anna', due_on: '2026-11-27', labels: ['ventes'], priority: 'high' },
    ],
    [
      'Envoyer le rapport demain à 17h30',
      { title: 'Envoyer le rapport', due_on: '2026-11-27', due_time: '17:30' },
    ],
    ['Dentiste lundi prochain à 9h', { title: 'Dentiste', due_on: '2026-11-30', due_time: '09:00' }],
    ['Loyer le 1/12', { title: 'Loyer', due_on: '2026-12-01' }],
    ['Fête le 12 mai', { title: 'Fête', due_on: '2027-05-12' }],
    [
      'Arroser tous les 3 jours après exécution',
      { title: 'Arroser', repeat_rule: 'FREQ=DAILY;INTERVAL=3', repeat_from: 'completion' },
    ],
    ['Réunion chaque mardi', { title: 'Réunion', repeat_rule: 'FREQ=WEEKLY;BYDAY=TU', due_on: '2026-12-01' }],
    ['Regarder la mer avec mon ami Sam', { title: 'Regarder la mer avec mon ami Sam' }],
    ['Visa dans deux semaines', { title: 'Visa', due_on: '2026-12-10' }],
  ])('in French: %s', (text, entry) => {
    expect(read('fr', text)).toEqual(entry);
  });

  it.each([
    [
      'اتصل بآنا الجمعة #مبيعات !مهم',
      { title: 'اتصل بآنا', due_on: '2026-11-27', labels: ['مبيعات'], priority: 'high' },
    ],
    ['أرسل التقرير غدًا الساعة ٥ مساءً', { title: 'أرسل التقرير', due_on: '2026-11-27', due_time: '17:00' }],
    ['طبيب الأسنان الاثنين القادم 9:30', { title: 'طبيب الأسنان', due_on: '2026-11-30', due_time: '09:30' }],
    [
      'اسقِ النباتات كل ٣ أيام بعد الإنجاز',
      { title: 'اسقِ النباتات', repeat_rule: 'FREQ=DAILY;INTERVAL=3', repeat_from: 'completion' },
    ],
    ['اجتماع كل ثلاثاء', { title: 'اجتماع', repeat_rule: 'FREQ=WEEKLY;BYDAY=TU', due_on: '2026-12-01' }],
    ['حفلة 12 مايو', { title: 'حفلة', due_on: '2027-05-12' }],
    ['ادفع الإيجار 1/12', { title: 'ادفع الإيجار', due_on: '2026-12-01' }],
  ])('in Arabic: %s', (text, entry) => {
    expect(read('ar', text)).toEqual(entry);
  });

  it('is words again where whoever types says so', () => {
    const text = 'Friday call Anna !high';
    const entry = readQuickEntry(text, { language: 'en', today, ignored: ['Friday'] });
    expect(entry).toMatchObject({ title: 'Friday call Anna', fields: { priority: 'high' } });
    expect(entry.pieces.map(({ from, to }) => text.slice(from, to))).toEqual(['!high']);
  });

  it('loses no word that it does not understand, whatever is typed', () => {
    const word = fc.constantFrom(
      'call',
      'Friday',
      'tomorrow',
      '#x',
      '!high',
      'at',
      '5pm',
      'every',
      'month',
      'in',
      '3',
      'days',
      '~2h',
      '@max',
      '12.',
      'May',
      '،',
      'Anna',
    );
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        fc.constantFrom<Language>('en', 'de', 'fr', 'ar'),
        (words, language) => {
          const text = words.join(' ');
          const { title, pieces } = readQuickEntry(text, { language, today });
          const taken = pieces.map(({ from, to }) => text.slice(from, to)).join(' ');
          const left = (line: string) =>
            line
              .split(/[\s,;:،؛–.-]+/)
              .filter(Boolean)
              .toSorted()
              .join(' ');
          expect(left(`${title} ${taken}`)).toBe(left(text));
        },
      ),
      { numRuns: 1000 },
    );
  });
});
