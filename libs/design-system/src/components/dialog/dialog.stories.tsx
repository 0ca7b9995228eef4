import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { stack } from '../../stories/arrange.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Actions/Dialog',
  component: Dialog,
  args: { title: 'Share “A walk in May”', defaultOpen: true },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const sections = stack(
  <Checkbox defaultSelected>Title</Checkbox>,
  <Checkbox defaultSelected>Summary</Checkbox>,
  <Checkbox>Answers</Checkbox>,
  <Checkbox defaultSelected>Artwork</Checkbox>,
);

export const Medium: Story = {
  args: {
    description: 'Choose what people with the link can see.',
    children: sections,
    footer: ({ close }: { close: () => void }) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button variant="primary">Generate Public Link</Button>
      </>
    ),
  },
};

export const Phone: Story = { ...Medium, parameters: { viewportWidth: 390 } };

export const LongContent: Story = {
  args: {
    title: 'Was mit deinen Aufzeichnungen geschieht',
    children: stack(
      ...Array.from({ length: 24 }, (_, index) => (
        <p key={index}>
          Deine Texte gehören dir. Du kannst sie jederzeit ausführen oder löschen; niemand in deinem
          Unternehmen kann sie lesen.
        </p>
      )),
    ),
    footer: <Button variant="primary">Einverstanden</Button>,
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'مشاركة المذكرة',
    children: <Checkbox defaultSelected>العنوان</Checkbox>,
    footer: <Button variant="primary">إنشاء رابط</Button>,
  },
};
