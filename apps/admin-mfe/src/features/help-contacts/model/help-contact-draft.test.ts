import { describe, expect, it } from 'vitest';
import { countriesIn } from './countries.ts';
import { contactOf, EMPTY_DRAFT, problemsOf } from './help-contact-draft.ts';

const draft = {
  ...EMPTY_DRAFT,
  country: 'AT',
  name: ' Helpline ',
  phone: '+00 000',
  source: 'help.example',
  checkedOn: '2026-05-01',
};

describe('a line of help', () => {
  it('may be added with a way, a source and the day it was checked', () => {
    expect(problemsOf(draft, '2026-05-01')).toEqual({});
    expect(contactOf(draft)).toMatchObject({ name: 'Helpline', url: null, checked_on: '2026-05-01' });
  });

  it('needs each of them', () => {
    expect(problemsOf(EMPTY_DRAFT, '2026-05-01')).toEqual({
      country: 'needed',
      name: 'needed',
      phone: 'way',
      source: 'source',
      checkedOn: 'checkedOn',
    });
  });

  it('was not checked tomorrow, is called by digits and opened by https', () => {
    const wrong = { ...draft, phone: 'call us', url: 'http://help.example', checkedOn: '2026-05-02' };
    expect(problemsOf(wrong, '2026-05-01')).toEqual({ phone: 'phone', url: 'url', checkedOn: 'checkedOn' });
  });
});

it('names countries in the language of the page, and no unions or states that are gone', () => {
  const countries = countriesIn('de');
  expect(countries).toContainEqual({ value: 'AT', label: 'Österreich' });
  expect(countries.map(({ value }) => value)).not.toContain('EU');
  expect(countries.map(({ value }) => value)).not.toContain('YU');
  expect(countries.length).toBeGreaterThan(190);
});
