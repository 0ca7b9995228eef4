import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Shelf, ShelfItem } from './shelf.tsx';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => <ShelfItem key={index} name={`Thing ${index}`} href="/one" />);

test('a shelf shows its first things, and all of them at a press', async () => {
  render(
    <Shelf title="Sounds" isShort>
      {items(5)}
    </Shelf>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Show all: Sounds' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('button')).toBeNull();
});

test('of hundreds of things a shelf draws some at a time, whether it is short or not', async () => {
  const user = userEvent.setup();
  const { rerender } = render(
    <Shelf key="short" title="Sounds" isShort>
      {items(150)}
    </Shelf>,
  );
  await user.click(screen.getByRole('button', { name: 'Show all: Sounds' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
  rerender(
    <Shelf key="long" title="Sounds">
      {items(150)}
    </Shelf>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
  for (const [left, shown] of [
    [90, 120],
    [30, 150],
  ]) {
    const more = screen.getByRole('button', { name: 'Show more: Sounds' });
    expect(more).toHaveTextContent(`(${left})`);
    await user.click(more);
    expect(screen.getAllByRole('listitem')).toHaveLength(shown ?? 0);
  }
  expect(screen.queryByRole('button')).toBeNull();
});

test('a shelf without things is not there', () => {
  const { container } = render(<Shelf title="Sounds">{items(0)}</Shelf>);
  expect(container).toBeEmptyDOMElement();
});
