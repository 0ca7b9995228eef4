import { expect, test } from 'vitest';
import { draftProblems, emptyDraft, toInput } from './instance-draft.ts';

const looks = { productName: 'Reflectory', accent: '#2fb5a0', logoPath: null, shape: 'soft' } as const;

const administrator = 'ines@initech.example';

test('an empty form names every field', () => {
  expect(draftProblems(emptyDraft)).toEqual({ name: true, slug: true, administrator: true });
});

test.each(['Acme', '-acme', 'acme-', 'a b', 'ä', 'a'.repeat(41)])(
  'the address name %s is refused',
  (slug) => {
    expect(draftProblems({ name: 'Acme', slug, language: 'en', administrator })).toEqual({ slug: true });
  },
);

test('a German instance has English as well, and carries its own name', () => {
  expect(toInput({ name: ' Initech ', slug: 'initech', language: 'de', administrator }, looks)).toEqual({
    name: 'Initech',
    slug: 'initech',
    brand: { ...looks, productName: 'Initech' },
    defaultLanguage: 'de',
    languages: ['de', 'en'],
  });
});
