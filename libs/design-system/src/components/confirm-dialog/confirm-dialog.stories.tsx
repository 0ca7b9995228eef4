import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Actions/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete “A walk in May”?',
    children: 'The entry, its artwork and its analysis are deleted. Links that you shared stop working.',
    confirmLabel: 'Delete entry',
    isOpen: true,
    onOpenChange: () => undefined,
    onConfirm: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Destructive: Story = {};
export const Pending: Story = { args: { isPending: true, pendingLabel: 'Deleting…' } };
export const Failed: Story = {
  args: { errorMessage: 'The entry could not be deleted. It is still here; try again in a moment.' },
};
export const Harmless: Story = {
  args: {
    title: 'Leave this session?',
    children: 'What you wrote is kept as a draft.',
    confirmLabel: 'Leave',
    isDestructive: false,
  },
};
