import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stack } from '../../stories/arrange.tsx';
import { SaveState } from './save-state.tsx';

const meta = { title: 'States/SaveState', component: SaveState, args: { state: 'saved' } } satisfies Meta<
  typeof SaveState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () =>
    stack(
      <SaveState state="saved" detail="2 minutes ago" />,
      <SaveState state="saving" />,
      <SaveState state="kept" detail="sent as soon as you are online" />,
    ),
};
