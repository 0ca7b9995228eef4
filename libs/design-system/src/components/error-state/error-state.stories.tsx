import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'States/ErrorState',
  component: ErrorState,
  args: {
    title: 'Insights could not be loaded',
    children: 'Your entries are safe. The rest of the app goes on working.',
    action: <Button icon="refresh">Try again</Button>,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithReference: Story = { args: { reference: 'Reference 01JF8Z6T' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'تعذر التحميل', children: 'مذكراتك بأمان.', action: <Button>حاول مرة أخرى</Button> },
};
