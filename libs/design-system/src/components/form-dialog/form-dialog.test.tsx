import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

function open(props: Partial<FormDialogProps> = {}) {
  const calls = { onSubmit: vi.fn<() => void>(), onClose: vi.fn<() => void>() };
  render(
    <FormDialog title="Rename" submitLabel="Save" {...calls} {...props}>
      <TextField label="Name" isRequired />
    </FormDialog>,
  );
  return calls;
}

test('its first field has the focus, and Enter sends it', async () => {
  const { onSubmit, onClose } = open();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Work{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape and Cancel close it', async () => {
  const { onSubmit, onClose } = open();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([{ isPending: true }, { disabledReason: 'Not yet' }])('%j is not sent', async (props) => {
  const { onSubmit } = open(props);
  await userEvent.keyboard('Work{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('says why it did not work, and keeps what was typed', async () => {
  const fields = <TextField label="Name" />;
  const given = { title: 'Rename', submitLabel: 'Save', onSubmit: vi.fn(), onClose: vi.fn() };
  const { rerender } = render(<FormDialog {...given}>{fields}</FormDialog>);
  await userEvent.keyboard('Work');
  rerender(
    <FormDialog {...given} problem="The name is taken.">
      {fields}
    </FormDialog>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The name is taken.');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Work');
});

test('a field that is drawn later has the focus once', () => {
  const given = { title: 'Rename', submitLabel: 'Save', onSubmit: vi.fn(), onClose: vi.fn() };
  const { rerender } = render(<FormDialog {...given}>Loading</FormDialog>);
  const withField = (label: string) => (
    <FormDialog {...given}>
      <TextField label={label} />
    </FormDialog>
  );
  rerender(withField('Name'));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  screen.getByRole('button', { name: 'Save' }).focus();
  rerender(withField('Title'));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test('a choice from a list is a first field as well', () => {
  const options = [{ value: 'teal', label: 'Teal' }];
  render(
    <FormDialog title="Label" submitLabel="Save" onSubmit={vi.fn()} onClose={vi.fn()}>
      <Select label="Colour" value="teal" options={options} onChange={vi.fn()} />
      <TextField label="Name" />
    </FormDialog>,
  );
  expect(screen.getByRole('button', { name: /Colour/ })).toHaveFocus();
});

test('where the browser checks, a field that is missing is not sent', async () => {
  const { onSubmit } = open({ isCheckedByBrowser: true });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
