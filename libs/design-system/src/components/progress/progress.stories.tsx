import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stackOf } from '../../stories/arrange.tsx';
import { ProgressBar, StepProgress } from './progress.tsx';

const meta = {
  title: 'States/Progress',
  component: ProgressBar,
  args: { label: 'Exporting your entries', value: 40 },
  decorators: [(Story) => stackOf('30rem', <Story />)],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};
export const WithWords: Story = { args: { valueLabel: '128 of 320 entries' } };
export const Steps: Story = {
  render: () => <StepProgress label="Questions" current={3} total={21} valueLabel="Question 3 of 21" />,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'تصدير', value: 30 } };
