import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a press is heard by pointer and by keyboard', async () => {
  const handlePress = vi.fn();
  render(<Button onPress={handlePress}>Save entry</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save entry' }));
  await userEvent.keyboard('{Enter}');
  expect(handlePress).toHaveBeenCalledTimes(2);
});

test('a pending button keeps the focus, says what is under way and swallows presses', async () => {
  const handlePress = vi.fn();
  const { rerender } = render(<Button onPress={handlePress}>Save entry</Button>);
  await userEvent.tab();
  rerender(
    <Button onPress={handlePress} isPending pendingLabel="Saving…">
      Save entry
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Saving…/ }));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(handlePress).not.toHaveBeenCalled();
});

test('a button that cannot be pressed can be reached and says why', async () => {
  const handlePress = vi.fn();
  const handleSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={handleSubmit}>
      <Button type="submit" onPress={handlePress} disabledReason="Answer one question first.">
        Finish
      </Button>
    </form>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Finish' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Answer one question first.');
  await userEvent.click(button);
  expect(handlePress).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});
