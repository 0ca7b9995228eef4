import type {} from '@reflectory/contracts/community';
import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import base from '../../locales/en.json';
import CircleFormDialog from './circle-form.dialog.tsx';
import texts from './locales/en.json';

test('a circle is made once it has a name, however its form is sent', async () => {
  const made: string[] = [];
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'create-circle'({ name }) {
        made.push(name);
        return { id: '33333333-3333-4333-8333-333333333333' };
      },
    },
  });
  const onMade = vi.fn<(id: string) => void>();
  renderWithPlatform(<CircleFormDialog onClose={() => {}} onMade={onMade} />, {
    client,
    texts: { community: { ...base, ...texts }, common: { cancel: 'Cancel' } },
  });
  const user = userEvent.setup();
  const name = await screen.findByRole('textbox', { name: texts.circles.form.name });
  const { form } = screen.getByRole<HTMLInputElement>('textbox', { name: texts.circles.form.name });
  if (form) fireEvent.submit(form);
  expect(screen.getByText(texts.circles.form.nameMissing)).toBeInTheDocument();
  await user.type(name, 'Evening circle');
  if (form) fireEvent.submit(form);
  await vi.waitFor(() => expect(onMade).toHaveBeenCalledOnce());
  expect(made).toEqual(['Evening circle']);
});
