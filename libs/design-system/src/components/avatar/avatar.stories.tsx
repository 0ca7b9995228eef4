import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { row } from '../../stories/arrange.tsx';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Words and places/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () =>
    row(
      <Avatar name="Ada Lovelace" size="small" isAlone />,
      <Avatar name="Grace Brewster Hopper" isAlone />,
      <Avatar name="李" size="large" isAlone />,
    ),
};
