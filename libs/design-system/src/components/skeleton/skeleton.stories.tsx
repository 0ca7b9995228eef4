import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stackOf } from '../../stories/arrange.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'States/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entry: Story = {
  render: () =>
    stackOf(
      '30rem',
      <Skeleton shape="title" label="Loading the entry" />,
      <Skeleton lines={4} />,
      <Skeleton shape="block" />,
    ),
};

export const Person: Story = { args: { shape: 'circle', label: 'Loading' } };
