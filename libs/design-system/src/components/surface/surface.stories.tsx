import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stack } from '../../stories/arrange.tsx';
import { Surface } from './surface.tsx';

const meta = { title: 'Words and places/Surface', component: Surface } satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () =>
    stack(
      <Surface aria-label="Raised">
        <h3>On this day</h3>
        <p>Three years ago you wrote about the same street.</p>
      </Surface>,
      <Surface variant="outlined" aria-label="Outlined">
        <h3>Next question</h3>
        <p>What would be enough for today?</p>
      </Surface>,
    ),
};
