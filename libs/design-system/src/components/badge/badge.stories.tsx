import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { row } from '../../stories/arrange.tsx';
import { Badge } from './badge.tsx';

const meta = { title: 'States/Badge', component: Badge, args: { children: 'Active' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Meanings: Story = {
  render: () =>
    row(
      <Badge>Draft</Badge>,
      <Badge meaning="accent">New</Badge>,
      <Badge meaning="success">Active</Badge>,
      <Badge meaning="warning">Trial ends soon</Badge>,
      <Badge meaning="danger">Suspended</Badge>,
      <Badge meaning="information">Invited</Badge>,
    ),
};
