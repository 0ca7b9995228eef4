import type {} from '@reflectory/contracts/community';
import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import base from '../../locales/en.json';
import CircleFormDialog from './circle-form.dialog.tsx';
import texts from './locales/en.json';

function open() {
  const made: unknown[] = [];
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'create-circle'(fields) {
        made.push(fields);
        return { id: '33333333-3333-4333-8333-333333333333' };
      },
    },
  });
  const onMade = vi.fn<(id: string) => void>();
  renderWithPlatform(<CircleFormDialog onClose={() => {}} onMade={onMade} />, {
    client,
    texts: { community: { ...base, ...texts }, common: { cancel: 'Cancel' } },
  });
  return { made, onMade, user: userEvent.setup() };
}

test('a coach circle is chosen at its beginning, and hides its members from each other', async () => {
  const { made, onMade, user } = open();
  await user.type(await screen.findByRole('textbox', { name: texts.circles.form.name }), 'With Ann');
  expect(screen.queryByRole('switch')).toBeNull();
  await user.click(screen.getByRole('radio', { name: texts.circles.form.kinds.coach }));
  expect(screen.getByRole('switch', { name: texts.circles.form.membersShown })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: texts.circles.form.create }));
  await vi.waitFor(() => expect(onMade).toHaveBeenCalledOnce());
  expect(made).toMatchObject([{ name: 'With Ann', kind: 'coach', are_members_shown: false }]);
});

test('a circle is made once it has a name, however its form is sent', async () => {
  const { made, onMade, user } = open();
  const name = await screen.findByRole('textbox', { name: texts.circles.form.name });
  const { form } = screen.getByRole<HTMLInputElement>('textbox', { name: texts.circles.form.name });
  if (form) fireEvent.submit(form);
  expect(screen.getByText(texts.circles.form.nameMissing)).toBeInTheDocument();
  await user.type(name, 'Evening circle');
  if (form) fireEvent.submit(form);
  await vi.waitFor(() => expect(onMade).toHaveBeenCalledOnce());
  expect(made).toMatchObject([{ name: 'Evening circle', kind: 'together' }]);
});
