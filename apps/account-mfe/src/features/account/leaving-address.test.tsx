import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import AccountSection from './account.section.tsx';

it('names another address for the way out, shows that it is one’s own, and takes it away again', async () => {
  let email: string | null = null;
  const named = vi.fn<(input: unknown) => void>();
  renderPart(<AccountSection />, {
    functions: {
      'get-leaving-address': () => ({ email, waiting: null }),
      'name-leaving-address': (input) => {
        named(input);
        return {};
      },
      'confirm-leaving-address': () => {
        email = 'home@mail.example';
        return { email };
      },
      'forget-leaving-address': () => {
        email = null;
        return {};
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Name an address' }));
  await userEvent.type(await screen.findByLabelText('Address'), ' home@mail.example ');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await userEvent.type(await screen.findByLabelText('Code'), '123 456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/and to home@mail.example/)).toBeVisible();
  expect(named).toHaveBeenCalledWith({ email: 'home@mail.example' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove address' }));
  expect(await screen.findByRole('button', { name: 'Name an address' })).toBeVisible();
});
