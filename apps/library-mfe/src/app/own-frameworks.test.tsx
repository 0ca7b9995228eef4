import { FunctionCallError } from '@reflectory/client';
import { createServiceClientFake } from '@reflectory/client/testing';
import type { OwnFramework } from '@reflectory/contracts/library';
import { findProblems } from '@reflectory/domain/library';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import OwnFrameworkPage from './own-framework.page.tsx';
import OwnFrameworksPage from './own-frameworks.page.tsx';

const { own } = texts;
const common = { retry: 'Try again', loading: 'Loading', errors: { unreachable: 'Not reachable.' } };
const framework = (key: string, name: string, state: OwnFramework['state'] = 'draft'): OwnFramework => ({
  state,
  revision: 1,
  problems: [],
  document: {
    key,
    version: 1,
    topic: 'work',
    minutes: 5,
    languages: ['en'],
    name: { en: name },
    promise: { en: 'A clearer head.' },
    steps: [
      { id: 'question-1', kind: 'text', question: { en: 'What is it?' }, unanswered: { en: 'it' } },
      { id: 'question-2', kind: 'scale', min: 0, max: 10, question: { en: 'How heavy is {question-1}?' } },
    ],
  },
});

/** A service that keeps what is saved, and refuses a revision that it does not have. */
function arrange(...stored: OwnFramework[]) {
  const kept = new Map(stored.map((one) => [one.document.key, one]));
  const service = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'list-own-frameworks': () => ({ frameworks: [...kept.values()] }),
      'save-framework': ({ key, known_revision: known, document }) => {
        const before = key === null ? undefined : kept.get(key);
        if (before?.state === 'draft' && before.revision !== known)
          throw new FunctionCallError('conflict', 'Changed meanwhile');
        const whole = { ...document, key: key ?? 'own-new', version: 1 };
        const saved = {
          state: 'draft' as const,
          revision: (known ?? 0) + 1,
          document: whole,
          problems: findProblems(whole),
        };
        kept.set(whole.key, saved);
        return saved;
      },
      'discard-draft': ({ key }) => {
        kept.delete(key);
        return {};
      },
      'withdraw-framework': ({ key }) => {
        const one = kept.get(key);
        if (one) kept.set(key, { ...one, state: 'withdrawn' });
        return {};
      },
    },
  });
  const options = { client: service.client, texts: { library: texts, common } };
  const open = (key: string) =>
    renderWithPlatform(
      <>
        <Link to="/library/own/own-a">To A</Link>
        <Link to="/library/own/own-b">To B</Link>
        <Link to="/library/own/own-new">To the new one</Link>
        <OwnFrameworkPage />
      </>,
      { ...options, path: `/library/own/${key}`, route: '/library/own/:key' },
    );
  return { kept, options, open, user: userEvent.setup() };
}

const name = () => screen.findByRole('textbox', { name: own.name });
const nameKept = (kept: Map<string, OwnFramework>, key: string) => kept.get(key)?.document.name.en;

test('a draft that is opened again stands as it was kept, and another address shows another draft', async () => {
  const { kept, open, user } = arrange(framework('own-a', 'Pause'), framework('own-b', 'Rest'));
  open('own-a');
  await user.type(await name(), ' well');
  await waitFor(() => expect(nameKept(kept, 'own-a')).toBe('Pause well'), { timeout: 3000 });
  await user.click(screen.getByRole('link', { name: 'To B' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: own.name })).toHaveValue('Rest'));
  await user.click(screen.getByRole('link', { name: 'To A' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: own.name })).toHaveValue('Pause well'));
  await user.type(await name(), '!');
  await waitFor(() => expect(nameKept(kept, 'own-a')).toBe('Pause well!'), { timeout: 3000 });
});

test('a new draft keeps its field while it gets its key, and is there when one comes back', async () => {
  const { kept, open, user } = arrange(framework('own-b', 'Rest'));
  open('new');
  const field = await name();
  await user.type(field, 'Weekend');
  await waitFor(() => expect(nameKept(kept, 'own-new')).toBe('Weekend'), { timeout: 3000 });
  expect(field).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'To B' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: own.name })).toHaveValue('Rest'));
  await user.click(screen.getByRole('link', { name: 'To the new one' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: own.name })).toHaveValue('Weekend'));
});

test('a number may be typed figure by figure, and ends between its bounds', async () => {
  const { open, user } = arrange(framework('own-a', 'Pause'));
  open('own-a');
  const minutes = await screen.findByRole('spinbutton', { name: own.minutes });
  await user.clear(minutes);
  expect(minutes).toHaveValue(null);
  await user.type(minutes, '45');
  await user.tab();
  expect(minutes).toHaveValue(45);
  await user.clear(minutes);
  await user.type(minutes, '600');
  await user.tab();
  expect(minutes).toHaveValue(120);
});

test('what keeps a draft from being published is said of its question', async () => {
  const { open, user } = arrange(framework('own-a', 'Pause'));
  open('own-a');
  expect(await screen.findByText(own.sound)).toBeVisible();
  const second = screen.getByRole('article', { name: 'Question 2' });
  await user.click(within(second).getByRole('button', { name: 'Move Question 2 up' }));
  expect(await screen.findByRole('heading', { name: '1 thing to mend' })).toBeVisible();
  expect(screen.getByText(`Question 1: ${own.codes.echo_not_of_earlier_step}`)).toBeVisible();
  expect(screen.getByRole('button', { name: own.publish })).toBeDisabled();
});

test('who changes a draft that somebody else has changed decides whose text goes on', async () => {
  const { kept, open, user } = arrange(framework('own-a', 'Pause'));
  open('own-a');
  await name();
  kept.set('own-a', { ...framework('own-a', 'Theirs'), revision: 7 });
  await user.type(await name(), ' mine');
  await user.click(await screen.findByRole('button', { name: own.keepMine }, { timeout: 3000 }));
  await waitFor(() => expect(nameKept(kept, 'own-a')).toBe('Pause mine'), { timeout: 3000 });
  expect(kept.get('own-a')?.revision).toBe(8);
});

test('what is published is withdrawn after a question', async () => {
  const { options, user } = arrange(framework('own-a', 'Pause', 'published'));
  renderWithPlatform(<OwnFrameworksPage />, options);
  const item = await screen.findByRole('listitem');
  await user.click(within(item).getByRole('button', { name: own.withdraw }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: own.withdraw }),
  );
  expect(await within(item).findByText(own.states.withdrawn)).toBeVisible();
});

test('a draft is removed after a question, and leaves the others', async () => {
  const { options, kept, user } = arrange(
    framework('own-a', 'Pause'),
    framework('own-b', 'Rest', 'published'),
  );
  renderWithPlatform(<OwnFrameworksPage />, options);
  const item = (await screen.findByRole('link', { name: 'Pause' })).closest('li') as HTMLElement;
  await user.click(within(item).getByRole('button', { name: own.discard }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(own.discardText);
  await user.click(within(dialog).getByRole('button', { name: own.discard }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Pause' })).toBeNull());
  expect([...kept.keys()]).toEqual(['own-b']);
});

test('what a framework helps with is chosen, and follows its topic until then', async () => {
  const { open, kept, user } = arrange(framework('own-a', 'Pause'));
  open('own-a');
  const need = await screen.findByRole('button', { name: new RegExp(own.need) });
  expect(need).toHaveTextContent(texts.needs.plan);
  await user.click(need);
  await user.click(await screen.findByRole('option', { name: texts.needs.grief }));
  await waitFor(() => expect(kept.get('own-a')?.document.intentions).toEqual(['grief']), { timeout: 3000 });
});
