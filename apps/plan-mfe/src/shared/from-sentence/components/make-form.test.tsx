import { TextField } from '@reflectory/design-system';
import { renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MakeForm } from './make-form.tsx';

const render = (disabledReason?: string) => {
  const onSubmit = vi.fn();
  renderWithPlatform(
    <MakeForm
      submitLabel="Make it"
      disabledReason={disabledReason}
      onSubmit={onSubmit}
      onCancel={() => undefined}
    >
      <TextField label="Title" />
    </MakeForm>,
  );
  return onSubmit;
};

it('what grows out of a sentence is made by Enter', async () => {
  const onSubmit = render();
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Swim{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('is begun in its first field, behind what is written there already', () => {
  render();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

it('Enter makes nothing as long as something is missing', async () => {
  const onSubmit = render('It needs a title');
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
