import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SaveState } from './save-state.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed in passing is shown but not read aloud', () => {
  const { rerender } = render(<SaveState state="saved" />);
  rerender(<SaveState state="saving" />);
  expect(screen.getByText('Saving…')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});

test('writing that is only kept on this device is announced once it stays so', () => {
  const { rerender } = render(<SaveState state="saved" />);
  rerender(<SaveState state="kept" />);
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  act(() => void vi.advanceTimersByTime(600));
  expect(screen.getByRole('status')).toHaveTextContent('Kept on this device');
});
