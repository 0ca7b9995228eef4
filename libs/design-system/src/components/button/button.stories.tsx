import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { row, stack } from '../../stories/arrange.tsx';
import { Button, ButtonLink } from './button.tsx';

const meta = { title: 'Actions/Button', component: Button, args: { children: 'Save entry' } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };

export const Variants: Story = {
  render: () =>
    stack(
      row(
        <Button variant="primary">Start writing</Button>,
        <Button>Present</Button>,
        <Button variant="bare">Skip this question</Button>,
        <Button variant="danger">Delete entry</Button>,
      ),
      row(
        <Button variant="primary" icon="plus">
          New entry
        </Button>,
        <Button icon="share">Share</Button>,
        <Button variant="bare" icon="download">
          Export
        </Button>,
        <ButtonLink href="#" icon="arrow-right">
          Read the entry
        </ButtonLink>,
      ),
      row(
        <Button size="small">Small</Button>,
        <Button>Medium</Button>,
        <Button size="large" variant="primary">
          Large
        </Button>,
      ),
    ),
};

export const Pending: Story = {
  args: { variant: 'primary', isPending: true, pendingLabel: 'Saving…' },
};

export const WithReason: Story = {
  args: {
    variant: 'primary',
    disabledReason: 'Answer at least one question first.',
    children: 'Finish session',
  },
};

export const LongGerman: Story = {
  render: () => (
    <div style={{ inlineSize: '14rem' }}>
      <Button variant="primary" isWide>
        Datenschutzgrundverordnungskonforme Freigabe widerrufen
      </Button>
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () =>
    row(
      <Button variant="primary" icon="arrow-right">
        ابدأ الكتابة
      </Button>,
      <Button icon="share">مشاركة</Button>,
    ),
};
