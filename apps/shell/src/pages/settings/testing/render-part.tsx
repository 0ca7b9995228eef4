import { createServiceClientFake, type ServiceClientFakeOptions } from '@reflectory/client/testing';
import { FAKE_USER, type PlatformFakeOverrides, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import type { ReactNode } from 'react';
import en from '../../../locales/en.json';

/** A part of the settings in English, on a fake service. */
export function renderPart(
  part: ReactNode,
  service: ServiceClientFakeOptions = {},
  overrides: PlatformFakeOverrides = {},
) {
  const fake = createServiceClientFake({ user: { ...FAKE_USER, password: 'quiet-notebook' }, ...service });
  const rendered = renderWithPlatform(part, { client: fake.client, texts: en, ...overrides });
  return { ...rendered, fake };
}
