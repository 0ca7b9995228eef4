import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stackOf } from '../../stories/arrange.tsx';
import { ArtworkFrame } from './artwork-frame.tsx';

const strands = Array.from({ length: 14 }, (_, index) => {
  const y = 90 + index * 30;
  return `<path d="M0 ${y} C 200 ${y - 90 + index * 9}, 420 ${y + 110 - index * 8}, 800 ${y - 20}" fill="none" stroke="oklch(0.7 0.09 ${170 + index * 6})" stroke-width="${1 + (index % 4)}"/>`;
});
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="oklch(0.2 0.015 265)"/>${strands.join('')}</svg>`;

const meta: Meta<typeof ArtworkFrame> = {
  title: 'Insight/ArtworkFrame',
  component: ArtworkFrame,
  args: { svg, alt: 'Fourteen calm strands' },
  decorators: [(Story) => stackOf('28rem', <Story />)],
};
export default meta;
type Story = StoryObj<typeof ArtworkFrame>;

export const Full: Story = {};
export const Quiet: Story = { args: { isQuiet: true, ratio: 'wide' } };
export const Thumbnail: Story = {
  args: { size: 'thumbnail', ratio: 'square' },
  decorators: [(Story) => stackOf('4rem', <Story />)],
};
export const InAccent: Story = {
  args: { isInAccent: true, size: 'thumbnail', ratio: 'square' },
  decorators: [(Story) => stackOf('4rem', <Story />)],
};
export const Band: Story = { args: { ratio: 'band' } };
