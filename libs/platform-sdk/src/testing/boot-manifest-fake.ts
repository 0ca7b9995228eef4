import type { BootManifest } from '@reflectory/contracts/boot';
import { FAKE_INSTANCE_ID } from '@reflectory/client/testing';

/** Boot manifest of a signed-in member of an instance with every area switched on. */
export function bootManifestFake(overrides: Partial<BootManifest> = {}): BootManifest {
  return {
    revision: 1,
    instance: {
      id: FAKE_INSTANCE_ID,
      slug: 'acme',
      name: 'Acme',
      status: 'active',
      brand: { productName: 'Reflectory', accent: '#2fbf9b', logoPath: null, shape: 'soft' },
      languages: ['en', 'de'],
      defaultLanguage: 'en',
    },
    joining: 'everyone',
    principal: { userId: '22222222-2222-4222-8222-222222222222', role: 'user', instances: [] },
    features: {},
    remotes: [],
    service: { url: 'http://service.test', anonKey: 'anon-key' },
    shared: null,
    ...overrides,
  };
}
