import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage, serviceFake } from '../../testing/render-page.tsx';
import ReadingSection from './reading.section.tsx';

const correction = (number: number, more: object = {}) => ({
  id: `77777777-7777-4777-8777-77777777777${number}`,
  emotion: 'loneliness',
  term: `alone ${number}`,
  replacement: null,
  ...more,
});

function open(corrections: object[], renewal: { total: number; done: number } | null = null) {
  const service = serviceFake({
    tables: { feeling_corrections: corrections },
    functions: { 'get-analysis-renewal': () => ({ renewal }) },
  });
  renderPage(<ReadingSection />, '/settings/reading', service);
  return { service };
}

it('says how many entries were read anew, and that nobody has to wait', async () => {
  open([], { total: 40, done: 10 });
  const progress = await screen.findByRole('progressbar', { name: 'Your entries are being read anew' });
  expect(progress).toHaveAttribute('aria-valuetext', '10 of 40');
  expect(screen.getByText(/What was found before stays/)).toBeVisible();
});

it('says in a sentence what was corrected, and forgets one', async () => {
  open([correction(1), correction(2, { replacement: 'calm' })]);
  expect(await screen.findByText('“alone 1” is not loneliness for you.')).toBeVisible();
  expect(screen.getByText('“alone 2” is calm for you, not loneliness.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Forget what you said of “alone 1”' }));
  await waitFor(() => expect(screen.queryByText(/alone 1/)).toBeNull());
  expect(screen.getByText(/alone 2/)).toBeVisible();
});

it('forgets all when asked twice', async () => {
  open([correction(1), correction(2)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Forget all' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Those that were changed stay as they are.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Forget all' }));
  expect(await screen.findByText(/You have not corrected anything yet/)).toBeVisible();
});

it('asks about habits of thought only when it was switched on', async () => {
  const { service } = open([]);
  const choice = await screen.findByRole('switch', { name: 'Ask me about such sentences' });
  await waitFor(() => expect(choice).toBeEnabled());
  expect(choice).not.toBeChecked();
  await userEvent.click(choice);
  await waitFor(() => expect(service.rows('thinking_questions')).toHaveLength(1));
  await waitFor(() => expect(choice).toBeEnabled());
  await userEvent.click(choice);
  await waitFor(() => expect(service.rows('thinking_questions')).toEqual([]));
});
