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

test('a shelf without things is not there', () => {
  const { container } = render(<Shelf title="Sounds">{items(0)}</Shelf>);
  expect(container).toBeEmptyDOMElement();
});
