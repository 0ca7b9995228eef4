import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  PlatformFake,
  platformFake,
  type PlatformFakeOverrides,
  type PlatformRecord,
} from './platform-fake.tsx';

/**
 * Renders a page or component of a remote below a fake shell.
 *
 * @example const { record } = renderWithPlatform(<SharePage />, { client, texts: { presentations: en } });
 */
export function renderWithPlatform(
  ui: ReactNode,
  overrides: PlatformFakeOverrides = {},
): RenderResult & { record: PlatformRecord } {
  const { platform, record } = platformFake(overrides);
  const result = render(
    <PlatformFake platform={platform} overrides={overrides}>
      {ui}
    </PlatformFake>,
  );
  return { ...result, record };
}
