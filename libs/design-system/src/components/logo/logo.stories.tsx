import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stack } from '../../stories/arrange.tsx';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Words and places/Logo',
  component: Logo,
  args: { productName: 'Reflectory' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

const globexMark = 'M12 2 22 12 12 22 2 12ZM12 7.5 7.5 12 12 16.5 16.5 12Z';

export const Sizes: Story = {
  render: () =>
    stack(
      <Logo productName="Reflectory" size="small" />,
      <Logo productName="Reflectory" />,
      <Logo productName="Reflectory" size="large" />,
      <Logo productName="Globex Journal" logoPath={globexMark} size="large" />,
      <Logo productName="Reflectory" isMarkOnly size="large" />,
    ),
};
