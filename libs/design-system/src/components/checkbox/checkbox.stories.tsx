import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stackOf } from '../../stories/arrange.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = { title: 'Fields/Checkbox', component: Checkbox, args: { children: 'Artwork' } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () =>
    stackOf(
      '24rem',
      <Checkbox defaultSelected description="The picture that was drawn from this entry.">
        Artwork
      </Checkbox>,
      <Checkbox>Answers</Checkbox>,
      <Checkbox isIndeterminate>All sections</Checkbox>,
      <Checkbox isDisabled description="This entry has no analysis yet.">
        Insights
      </Checkbox>,
      <Checkbox isInvalid>I am 18 or older</Checkbox>,
    ),
};

export const LongGerman: Story = {
  render: () =>
    stackOf(
      '16rem',
      <Checkbox>
        Ich habe die Datenschutzerklärung und die Nutzungsbedingungen gelesen und bin damit einverstanden
      </Checkbox>,
    ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'أوافق على الشروط', defaultSelected: true, description: 'يمكنك التراجع في أي وقت.' },
};
