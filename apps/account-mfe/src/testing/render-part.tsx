import { createServiceClientFake, type ServiceClientFakeOptions } from '@reflectory/client/testing';
import { FAKE_USER, type PlatformFakeOverrides, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import type { ReactNode } from 'react';
import texts from '../locales/en.json';
import words from '../locales/manifest/en.json';

/** Texts that the shell brings. */
const common = {
  retry: 'Try again',
  cancel: 'Cancel',
  errors: {
    rate_limited: 'That was a lot at once. Please wait a moment.',
    internal: 'The server could not answer. Please try again.',
  },
};
const auth = { signOut: 'Sign out', signedInAs: 'Signed in as {{email}}' };

/** A part of the settings in English, on a fake service. */
export function renderPart(
  part: ReactNode,
  service: ServiceClientFakeOptions = {},
  overrides: PlatformFakeOverrides = {},
) {
  const fake = createServiceClientFake({ user: { ...FAKE_USER, password: 'quiet-notebook' }, ...service });
  const settings = { ...texts, sections: words.settings };
  const rendered = renderWithPlatform(part, {
    client: fake.client,
    texts: { settings, common, auth },
    ...overrides,
  });
  return { ...rendered, fake };
}
