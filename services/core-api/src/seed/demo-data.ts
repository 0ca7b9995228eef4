import type { Brand } from '@reflectory/contracts/instance';
import type { Language } from '@reflectory/contracts/languages';
import type { MembershipRole } from '@reflectory/contracts/members';

/** An instance of a new installation. */
export type DemoInstance = {
  id: string;
  slug: string;
  name: string;
  isDefault: boolean;
  /** Who pays: the instance for all its people, or each person. */
  billing: 'included' | 'subscription';
  brand: Brand;
  languages: Language[];
  defaultLanguage: Language;
  /** Texts that the instance words in its own way: language, namespace, key, value. */
  translations: readonly (readonly [language: Language, namespace: string, key: string, value: string])[];
};

/** A person to try the product with; `home` and the keys of `memberships` are slugs. */
export type DemoPerson = {
  id: string;
  email: string;
  name: string;
  home: string;
  memberships: Readonly<Record<string, MembershipRole>>;
  isSuperAdmin: boolean;
};

/** Everybody's password: it is shown to whoever starts the demo. */
export const DEMO_PASSWORD = 'quiet-notebook-7';

export const demoInstances: readonly DemoInstance[] = [
  {
    id: '0d3f5c1e-6a58-4c0b-9b41-0f5f0c1d0001',
    slug: 'reflectory',
    name: 'Reflectory',
    isDefault: true,
    billing: 'subscription',
    brand: { productName: 'Reflectory', accent: '#2bb39a', logoPath: null, shape: 'soft' },
    languages: ['en', 'de', 'fr', 'ar'],
    defaultLanguage: 'en',
    translations: [],
  },
  {
    id: '0d3f5c1e-6a58-4c0b-9b41-0f5f0c1d0002',
    slug: 'acme',
    name: 'Acme Corporation',
    isDefault: false,
    billing: 'included',
    brand: { productName: 'Acme Journal', accent: '#2a9db0', logoPath: 'M12 3 21 20H3Z', shape: 'soft' },
    languages: ['en', 'fr'],
    defaultLanguage: 'en',
    translations: [],
  },
  {
    id: '0d3f5c1e-6a58-4c0b-9b41-0f5f0c1d0003',
    slug: 'globex',
    name: 'Globex AG',
    isDefault: false,
    billing: 'included',
    brand: {
      productName: 'Globex Reflexion',
      accent: '#d9653b',
      logoPath: 'M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20Zm0 4a6 6 0 0 1 0 12Z',
      shape: 'square',
    },
    languages: ['de', 'en'],
    defaultLanguage: 'de',
    translations: [
      ['de', 'nav', 'journal', 'Denkbuch'],
      ['en', 'nav', 'journal', 'Thinking book'],
    ],
  },
];

export const demoPeople: readonly DemoPerson[] = [
  {
    id: '5b0f3a52-7c1e-4d8e-8f2a-3c9d1e2f0001',
    email: 'admin@reflectory.example',
    name: 'Robin Keller',
    home: 'reflectory',
    memberships: { reflectory: 'admin', acme: 'admin', globex: 'admin' },
    isSuperAdmin: true,
  },
  {
    id: '5b0f3a52-7c1e-4d8e-8f2a-3c9d1e2f0002',
    email: 'ada@acme.example',
    name: 'Ada Morgan',
    home: 'acme',
    memberships: { acme: 'member' },
    isSuperAdmin: false,
  },
  {
    id: '5b0f3a52-7c1e-4d8e-8f2a-3c9d1e2f0003',
    email: 'grace@acme.example',
    name: 'Grace Okafor',
    home: 'acme',
    memberships: { acme: 'admin' },
    isSuperAdmin: false,
  },
  {
    id: '5b0f3a52-7c1e-4d8e-8f2a-3c9d1e2f0004',
    email: 'max@globex.example',
    name: 'Max Brunner',
    home: 'globex',
    memberships: { globex: 'member' },
    isSuperAdmin: false,
  },
  {
    id: '5b0f3a52-7c1e-4d8e-8f2a-3c9d1e2f0005',
    email: 'ines@globex.example',
    name: 'Ines Vogt',
    home: 'globex',
    memberships: { globex: 'admin' },
    isSuperAdmin: false,
  },
];
