import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { row } from '../../stories/arrange.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'ellipsis', label: 'More about this entry' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () =>
    row(
      <IconButton icon="x" label="Close" />,
      <IconButton icon="panel-left" label="Show timeline" isPressed />,
      <IconButton icon="arrow-left" label="Previous slide" />,
      <IconButton icon="trash" label="Delete" size="small" />,
    ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () =>
    row(<IconButton icon="arrow-left" label="السابق" />, <IconButton icon="arrow-right" label="التالي" />),
};
