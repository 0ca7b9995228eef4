import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stackOf } from '../../stories/arrange.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'Fields/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Two fields need another look',
    problems: [
      { fieldId: 'name', message: 'Say what we may call you.' },
      { fieldId: 'email', message: 'That address has no domain yet.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboveAForm: Story = {
  render: (args) =>
    stackOf(
      '24rem',
      <ErrorSummary {...args} />,
      <TextField id="name" label="Name" errorMessage="Say what we may call you." />,
      <TextField
        id="email"
        label="Email"
        defaultValue="ada@"
        errorMessage="That address has no domain yet."
      />,
    ),
};
