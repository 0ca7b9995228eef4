import type {} from '@reflectory/contracts/community';
import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import base from '../../locales/en.json';
import texts from '../circles/locales/en.json';
import { CaseContextOf } from './case-context.tsx';

test('what was decided before is asked for when a moderator wants it, and not earlier', async () => {
  const asked: unknown[] = [];
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'get-case-context'(input) {
        asked.push(input);
        const decided = {
          act: 'warn' as const,
          words: 'Kinder, please.',
          made_at: '2026-11-20T10:00:00+00:00',
        };
        return {
          history: [{ ...decided, excerpt: 'All useless', outcome: 'reversed' as const }],
          similar: [],
        };
      },
    },
  });
  renderWithPlatform(<CaseContextOf postId="33333333-3333-4333-8333-333333333333" />, {
    client,
    texts: { community: { ...base, ...texts }, common: {} },
  });
  const { context } = texts.moderation;
  const open = await screen.findByRole('button', { name: context.open });
  expect(asked).toEqual([]);
  await userEvent.setup().click(open);
  expect(await screen.findByText('All useless')).toBeInTheDocument();
  expect(screen.getByText(/undone after an appeal/)).toBeInTheDocument();
  expect(screen.getByText(context.noSimilar)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: context.close })).toHaveAttribute('aria-expanded', 'true');
});
