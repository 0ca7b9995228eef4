import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

test('problems take the focus when they appear and lead to their fields', async () => {
  const form = (problems: { fieldId: string; message: string }[]) => (
    <>
      <ErrorSummary title="One field needs another look" problems={problems} />
      <TextField id="email" label="Email" />
    </>
  );
  const { rerender } = render(form([]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(form([{ fieldId: 'email', message: 'No domain yet.' }]));
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'No domain yet.' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
});
