import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import later from '../../../later/locales/en.json';
import texts from '../../../locales/en.json';
import { Thinking } from './thinking.tsx';

function show(text: string, isWanted: boolean) {
  const rows = isWanted ? [{ user_id: FAKE_USER.id, created_at: '2026-01-01T00:00:00Z' }] : [];
  const { client, calls } = createServiceClientFake({
    user: FAKE_USER,
    tables: { thinking_questions: rows },
  });
  const { container } = renderWithPlatform(<Thinking text={text} language="en" />, {
    client,
    texts: { journal: { ...texts, ...later } },
  });
  return { container, calls };
}

it('asks about a sentence, and judges nobody', async () => {
  show('It rained. By now I should be over this.', true);
  expect(await screen.findByText('By now I should be over this.')).toBeVisible();
  expect(screen.getByText('Who says so, and what would you say to a friend here?')).toBeVisible();
  expect(screen.getByText(/no verdict/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Switch them off' })).toHaveAttribute('href', '/settings/reading');
});

it('says nothing to who did not ask for it', async () => {
  const { container, calls } = show('By now I should be over this.', false);
  await waitFor(() => expect(calls).not.toEqual([]));
  expect(container).toBeEmptyDOMElement();
});
