import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TextField } from '../text-field/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';

const meta = {
  title: 'Actions/FormDialog',
  component: FormDialog,
  args: {
    title: 'Rename “Work”',
    size: 'small',
    submitLabel: 'Save',
    children: <TextField label="Name" defaultValue="Work" />,
    onSubmit: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {};
export const Pending: Story = { args: { isPending: true, pendingLabel: 'Saving…' } };
export const Failed: Story = {
  args: { problem: 'The name could not be saved. It is still here; try again in a moment.' },
};
export const NotYet: Story = { args: { disabledReason: 'Give it a name first.' } };
export const Phone: Story = { parameters: { viewportWidth: 390 } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'إعادة تسمية «العمل»',
    submitLabel: 'حفظ',
    children: <TextField label="الاسم" defaultValue="العمل" />,
  },
};
