import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stack } from '../../stories/arrange.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#', children: 'Read the entry' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};

export const InText: Story = {
  render: () =>
    stack(
      <p>
        By signing up you accept the <Link href="#">terms</Link> and have read the{' '}
        <Link href="#" variant="quiet">
          privacy policy
        </Link>
        .
      </p>,
      <p>
        <Link href="#" variant="plain">
          Plain, for lists and navigation
        </Link>
      </p>,
    ),
};
