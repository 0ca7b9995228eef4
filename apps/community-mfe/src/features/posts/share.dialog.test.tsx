import type {} from '@reflectory/contracts/community';
import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import base from '../../locales/en.json';
import texts from './locales/en.json';
import ShareDialog from './share.dialog.tsx';

const CIRCLE = '33333333-3333-4333-8333-333333333333';
const POST = '44444444-4444-4444-8444-444444444444';
const quote = 'I told Sarah that I was angry.';

function open(people: number) {
  const sent: unknown[] = [];
  const fake = createServiceClientFake({
    user: FAKE_USER,
    tables: {},
    functions: {
      'list-sharing-places': () => ({
        places: [
          {
            circle_id: CIRCLE,
            name: 'Evening circle',
            people,
            kind: 'together' as const,
            coaches: [],
            pseudonym: null,
          },
        ],
      }),
      'find-identifying': ({ text }) => ({
        marks: text.includes('Sarah') ? [{ start: 7, end: 12, kind: 'name' as const }] : [],
      }),
      'add-post'(post) {
        sent.push(post);
        return { id: POST, state: 'visible' as const, held_for: null };
      },
    },
  });
  const onClose = vi.fn<() => void>();
  renderWithPlatform(<ShareDialog from={{ quote, entryId: POST }} onClose={onClose} />, {
    client: fake.client,
    texts: {
      community: { ...base, ...texts },
      common: { cancel: 'Cancel', loading: 'Loading', retry: 'Try again' },
    },
  });
  return { sent, onClose, user: userEvent.setup() };
}

test('a lesson is the beginning, and the passage stays where it is', async () => {
  const { sent, user } = open(4);
  await user.type(
    await screen.findByRole('textbox', { name: texts.share.lessonLabel }),
    'Anger may be said.',
  );
  await user.click(screen.getByRole('button', { name: texts.share.look }));
  expect(await screen.findByText(texts.redaction.none)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: texts.share.share }));
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ body: 'Anger may be said.', circle_id: CIRCLE, pseudonym: null }]),
  );
});

test('a name in a passage is hidden, until somebody decides otherwise', async () => {
  const { sent, onClose, user } = open(4);
  await user.click(await screen.findByRole('radio', { name: texts.share.passage }));
  await user.click(screen.getByRole('button', { name: texts.share.look }));
  const mark = await screen.findByRole('button', { name: '“Sarah” is hidden' });
  expect(screen.queryByText(/Sarah/)).toBeNull();
  await user.click(mark);
  const menu = await screen.findByRole('menu');
  await user.click(within(menu).getByRole('menuitem', { name: 'Say “somebody”' }));
  expect(await screen.findByText(/Now: the 4 people in “Evening circle”/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: texts.share.asPseudonym }));
  await user.type(screen.getByRole('textbox', { name: texts.share.pseudonym }), 'Quiet fern');
  await user.click(screen.getByRole('button', { name: texts.share.share }));
  await vi.waitFor(() =>
    expect(sent).toMatchObject([
      { body: 'I told somebody that I was angry.', pseudonym: 'Quiet fern', entry_id: POST },
    ]),
  );
  expect(onClose).toHaveBeenCalled();
});

test('in a circle of two there is no pseudonym', async () => {
  const { user } = open(2);
  await user.type(await screen.findByRole('textbox', { name: texts.share.lessonLabel }), 'One.');
  await user.click(screen.getByRole('button', { name: texts.share.look }));
  expect(await screen.findByText(texts.share.noPseudonym)).toBeVisible();
});
