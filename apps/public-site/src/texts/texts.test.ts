import { PASSWORD_MIN_LENGTH, PRICE, TRIAL_DAYS } from '@reflectory/contracts/behaviour';
import { describe, expect, test } from 'vitest';
import { textsByLanguage } from './index.ts';

describe.each(Object.entries(textsByLanguage))('the texts in %s', (_language, texts) => {
  test('name the numbers of the product', () => {
    const { trial, field, success, landing } = texts;
    for (const text of [trial.price, success.text, landing.badges[1]])
      expect(text).toContain(`${TRIAL_DAYS}`);
    expect(field.passwordShort).toContain(`${PASSWORD_MIN_LENGTH}`);
    expect(trial.price.replaceAll(',', '.')).toContain((PRICE.amount / 100).toFixed(2));
  });

  test('have as many parts as the specification', () => {
    const { pillars, capabilities, features, statistics, badges } = texts.landing;
    const parts = [pillars, capabilities, features, statistics, badges, texts.success.included];
    expect(parts.map(({ length }) => length)).toEqual([4, 4, 12, 3, 3, 4]);
  });
});
