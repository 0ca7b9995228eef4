import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import LabelsPage from './labels.page.tsx';

type Label = { id: string; label: string; entries: number };
const SEA = '66666666-6666-4666-8666-666666666661';
const OCEAN = '66666666-6666-4666-8666-666666666662';

/** A service that works off 200 entries at a time. */
function open(tags: Label[] = [sea(450), ocean()], isFailing = () => false, path = '/journal/tags') {
  let kept = tags;
  const end = (id: string) => {
    if (isFailing()) throw new Error('Away');
    const label = kept.find((one) => one.id === id);
    const left = Math.max(0, (label?.entries ?? 0) - 200);
    kept =
      left === 0
        ? kept.filter((one) => one.id !== id)
        : kept.map((one) => (one.id === id ? { ...one, entries: left } : one));
    return { left };
  };
  const calls: unknown[] = [];
  const service = serviceFake({
    functions: {
      'list-labels': (input) => ({ labels: (input as { kind: string }).kind === 'tag' ? kept : [] }),
      'find-mentions': () => ({ read: 0, names: [], places: [], loops: [], kept_loops: [] }),
      'rename-label': (input) => {
        const { id, label } = input as { id: string; label: string };
        const same = kept.find((one) => one.id !== id && one.label === label);
        if (!same) kept = kept.map((one) => (one.id === id ? { ...one, label } : one));
        return { same_as: same?.id ?? null };
      },
      'merge-labels': (input) => {
        calls.push(input);
        return end((input as { id: string }).id);
      },
      'delete-label': (input) => {
        calls.push(input);
        return end((input as { id: string }).id);
      },
    },
  });
  renderPage(<LabelsPage />, path, service);
  return calls;
}
const sea = (entries = 2): Label => ({ id: SEA, label: 'sea', entries });
const ocean = (): Label => ({ id: OCEAN, label: 'ocean', entries: 1 });

async function choose(label: string, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: `More for “${label}”` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

it('lists tags with their entries, and leads to what has them', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'sea' })).toHaveAttribute(
    'href',
    `/journal/search?tag=${SEA}`,
  );
  expect(screen.getByText('450 entries')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'People' }));
  expect(await screen.findByText('No people yet.')).toBeVisible();
});

it('opens at what its address names', async () => {
  open([], undefined, '/journal/tags?kind=person');
  expect(await screen.findByRole('tab', { name: 'People', selected: true })).toBeVisible();
});

it('renames a tag', async () => {
  open();
  await choose('sea', 'Rename');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Harbour{Enter}');
  expect(await screen.findByRole('link', { name: 'Harbour' })).toBeVisible();
});

it('offers to merge where a tag is called so already, and works it off', async () => {
  const calls = open();
  await choose('sea', 'Rename');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'ocean{Enter}');
  const question = await screen.findByRole('alertdialog', { name: 'Merge “sea” into another' });
  expect(question).toHaveTextContent('Affects 450 entries.');
  await userEvent.click(within(question).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'sea' })).toBeNull());
  expect(calls).toEqual(Array.from({ length: 3 }, () => ({ kind: 'tag', id: SEA, into: OCEAN })));
});

it('asks which one it becomes', async () => {
  const calls = open();
  await choose('sea', 'Merge into another');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Merge' }));
  expect(within(question).getByText('Choose which one')).toBeVisible();
  expect(calls).toEqual([]);
});

it('says what is lost before a tag is deleted, and goes on after a failure', async () => {
  let isFailing = true;
  const calls = open([sea()], () => isFailing);
  await choose('sea', 'Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete “sea”?' });
  expect(question).toHaveTextContent('Affects 2 entries. Texts stay as they are');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await within(question).findByRole('alert')).toBeVisible();
  isFailing = false;
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No tags yet.')).toBeVisible();
  expect(calls).toHaveLength(2);
});

it('draws two thousand tags by the hundred, and finds the one to merge into by its name', async () => {
  const many = Array.from({ length: 1998 }, (_, index) => ({
    id: `66666666-6666-4666-8666-${String(index).padStart(12, '0')}`,
    label: `tag ${index}`,
    entries: 1,
  }));
  const calls = open([sea(), ...many, ocean()]);
  await screen.findByRole('link', { name: 'sea' });
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  await userEvent.click(screen.getByRole('button', { name: 'Show more (1,900)' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
  await choose('sea', 'Merge into another');
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getAllByRole('radio')).toHaveLength(12);
  await userEvent.type(within(question).getByRole('searchbox', { name: 'Find by name' }), 'ocean');
  await userEvent.click(within(question).getByRole('radio', { name: 'ocean' }));
  await userEvent.clear(within(question).getByRole('searchbox'));
  expect(within(question).getByRole('radio', { name: 'ocean' })).toBeChecked();
  await userEvent.click(within(question).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'sea' })).toBeNull());
  expect(calls).toEqual([{ kind: 'tag', id: SEA, into: OCEAN }]);
});
