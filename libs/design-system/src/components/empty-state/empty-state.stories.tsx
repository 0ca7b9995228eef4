import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'States/EmptyState',
  component: EmptyState,
  args: {
    title: 'Your entries will stand here, the latest first.',
    action: <Button variant="primary">Write the first one</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithExample: Story = {
  args: {
    children: 'Two minutes are enough.',
    exampleLabel: 'Example',
    example: (
      <>
        <h3>The letter I did not send</h3>
        <p style={{ fontFamily: 'var(--font-reading)', fontSize: 'var(--text-reading)', lineHeight: 1.65 }}>
          I had meant to be angry about it, and found on the way home that I was not. What I wanted was to be
          asked.
        </p>
      </>
    ),
  },
};

export const Plain: Story = {};

export const LongGerman: Story = {
  args: {
    title: 'Hier stehen die Veröffentlichungsgenehmigungen, die du erteilt hast.',
    action: <Button variant="primary">Erste Genehmigung erteilen</Button>,
  },
  parameters: { viewportWidth: 390 },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'ستظهر مذكراتك هنا.', action: <Button variant="primary">اكتب الأولى</Button> },
};
