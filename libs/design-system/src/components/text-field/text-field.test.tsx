import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from './text-field.tsx';

test('label, help and problem belong to the input', () => {
  const { rerender } = render(<TextField label="Email" description="Only for signing in." />);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Only for signing in.');
  expect(screen.getByLabelText('Email')).toBeValid();
  rerender(<TextField label="Email" errorMessage="No domain yet." />);
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('No domain yet.');
});

test('a field reports what is typed as text', async () => {
  const handleChange = vi.fn();
  render(<TextArea label="Entry" variant="writing" isLabelHidden onChange={handleChange} />);
  await userEvent.type(screen.getByLabelText('Entry'), 'Up');
  expect(handleChange.mock.calls).toEqual([['U'], ['Up']]);
});

test('a password can be looked at and hidden again', async () => {
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'quiet');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('quiet');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});
