import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Icon } from './icon.tsx';
import { iconNames } from './icons.ts';

const meta = { title: 'Foundations/Icons', component: Icon, args: { name: 'notebook' } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '1rem' }}
    >
      {iconNames.map((name) => (
        <span key={name} style={{ display: 'flex', alignItems: 'center', gap: '0.6rem' }}>
          <Icon name={name} size={20} /> {name}
        </span>
      ))}
    </div>
  ),
};

export const WithLabel: Story = { args: { name: 'lock', label: 'Locked', size: 24 } };
