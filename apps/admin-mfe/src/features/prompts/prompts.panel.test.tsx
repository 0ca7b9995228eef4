import { FunctionCallError } from '@reflectory/client';
import { createServiceClientFake } from '@reflectory/client/testing';
import { MOST_OWN_PROMPTS, OWN_PROMPTS_PER_PAGE, type OwnPrompt } from '@reflectory/contracts/library';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../../locales/en.json';
import { PromptsPanel } from './prompts.panel.tsx';

const { prompts: words } = texts;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const prompt = (number: number, text: string, change: Partial<OwnPrompt> = {}): OwnPrompt => ({
  id: idOf(number),
  topic: 'work',
  texts: { en: text },
  is_on: true,
  changed: `state-${number}`,
  ...change,
});

/** A service that keeps prompts as the real one does: a page at a time, each saved over the state that was known. */
function open(kept: OwnPrompt[] = [], { save }: { save?: () => never } = {}) {
  const moved: unknown[] = [];
  const service = createServiceClientFake({
    user: FAKE_USER,
    tables: { library_prompts: kept },
    functions: {
      'list-own-prompts': ({ search, topic, offset }) => {
        const found = service
          .rows('library_prompts')
          .filter((one) => topic === null || one.topic === topic)
          .filter(({ texts: said }) => Object.values(said).some((text) => text.includes(search)));
        return {
          prompts: found
            .slice(offset, offset + OWN_PROMPTS_PER_PAGE)
            .map((one) => ({ ...prompt(0, ''), ...one })),
          total: found.length,
          kept: service.rows('library_prompts').length,
        };
      },
      'save-own-prompt': ({ id, topic, texts: said }) => {
        save?.();
        const rows = service.rows('library_prompts') as unknown as OwnPrompt[];
        const before = rows.find((one) => one.id === id);
        if (before) Object.assign(before, { topic, texts: said });
        else rows.push(prompt(900, '', { topic, texts: said }));
        return { id: id ?? idOf(900) };
      },
      'move-own-prompt': (move) => {
        moved.push(move);
        return {};
      },
    },
  });
  const rendered = renderWithPlatform(<PromptsPanel />, {
    client: service.client,
    role: 'instance_admin',
    texts: { admin: texts },
  });
  return { ...rendered, service, moved, user: userEvent.setup() };
}

const written = (language: string) => screen.getByRole('textbox', { name: language });
const act = async (user: ReturnType<typeof userEvent.setup>, text: string, name: string) => {
  await user.click(await screen.findByRole('button', { name: `What to do with “${text}”` }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('an instance without prompts is told what to write, and an empty one is not saved', async () => {
  const { user, service } = open();
  expect(await screen.findByRole('heading', { name: words.empty })).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: words.new }));
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(written('English')).toHaveAccessibleDescription(words.wrong.needed);
  await user.type(written('English'), 'Who helped you in the hall?');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByRole('row', { name: /Who helped you in the hall/ })).toBeVisible();
  expect(service.rows('library_prompts')).toMatchObject([
    { topic: 'today', texts: { en: 'Who helped you in the hall?' } },
  ]);
});

test('what was typed stays when somebody else was faster', async () => {
  const { user } = open([prompt(1, 'What was loud?')], {
    save: () => {
      throw new FunctionCallError('conflict', 'Changed meanwhile');
    },
  });
  await act(user, 'What was loud?', words.edit);
  await user.type(written('English'), ' And quiet?');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words.errors.conflict);
  expect(written('English')).toHaveValue('What was loud? And quiet?');
});

test('a prompt is turned off and on, and removed after a question', async () => {
  const { user, service } = open([prompt(1, 'What was loud?'), prompt(2, 'What was new?')]);
  await user.click(await screen.findByRole('switch', { name: 'Offer “What was loud?”' }));
  await waitFor(() => expect(service.rows('library_prompts')[0]?.is_on).toBe(false));
  expect(await screen.findByRole('switch', { name: 'Offer “What was loud?”' })).not.toBeChecked();
  await act(user, 'What was loud?', words.remove);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: words.remove }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /loud/ })).toBeNull());
  expect(screen.getByRole('row', { name: /new/ })).toBeVisible();
});

test('the order is changed within a topic, and nowhere beyond its ends', async () => {
  const { user, moved } = open([prompt(1, 'What was loud?'), prompt(2, 'What was new?')]);
  await user.click(await screen.findByRole('button', { name: /All topics/ }));
  await user.click(await screen.findByRole('option', { name: 'Work' }));
  await screen.findByText(new RegExp(words.ordered));
  await user.click(await screen.findByRole('button', { name: 'What to do with “What was loud?”' }));
  expect(await screen.findByRole('menuitem', { name: words.moves.earlier })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('menuitem', { name: words.moves.later }));
  await waitFor(() => expect(moved).toEqual([{ id: idOf(1), to: 'later' }]));
});

test('a thousand prompts come by the page, are found by words, and are the most there may be', async () => {
  const all = Array.from({ length: MOST_OWN_PROMPTS }, (_, index) => prompt(index, `Question ${index}?`));
  const { user } = open(all);
  expect(await screen.findByText(/^1,000 prompts\./)).toBeVisible();
  expect(screen.getAllByRole('switch')).toHaveLength(OWN_PROMPTS_PER_PAGE);
  expect(screen.getByRole('button', { name: words.new })).toBeDisabled();
  expect(screen.getByText(words.errors.too_large)).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.more }));
  await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(2 * OWN_PROMPTS_PER_PAGE));
  await user.type(screen.getByRole('searchbox', { name: words.search }), '777');
  expect(await screen.findByRole('row', { name: /Question 777/ })).toBeVisible();
  expect(await screen.findByText(/^1 prompt\./)).toBeVisible();
});
