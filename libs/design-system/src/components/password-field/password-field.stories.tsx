import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stackOf } from '../../stories/arrange.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password' },
  decorators: [(Story) => stackOf('24rem', <Story />)],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'quiet-notebook' } };
export const New: Story = {
  args: {
    autoComplete: 'new-password',
    description: 'At least six characters. A sentence is a good password.',
  },
};
export const Invalid: Story = { args: { defaultValue: 'abc', errorMessage: 'Use at least six characters.' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'كلمة المرور', defaultValue: 'quiet-notebook' },
};
