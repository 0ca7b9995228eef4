import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stackOf } from '../../stories/arrange.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { children: 'Session lock' },
  decorators: [(Story) => stackOf('26rem', <Story />)],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () =>
    stackOf(
      '26rem',
      <Switch defaultSelected description="Asks for your six characters after five minutes of quiet.">
        Session lock
      </Switch>,
      <Switch>Keyboard shortcuts</Switch>,
      <Switch isDisabled description="Your administrator has turned this area off.">
        Community
      </Switch>,
    ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'قفل الجلسة', defaultSelected: true },
};
