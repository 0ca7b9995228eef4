import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { expect, userEvent, within } from 'storybook/test';
import { stackOf } from '../../stories/arrange.tsx';
import { EmotionBars } from './emotion-bars.tsx';

const meta = {
  title: 'Insight/EmotionBars',
  component: EmotionBars,
  args: {
    label: 'Emotions in this entry',
    emotions: [
      {
        name: 'hope',
        family: 'joy',
        percentage: 42,
        evidence: [
          { sentence: 'I hoped for a letter, and was glad before I opened it.', terms: ['hoped', 'glad'] },
          { sentence: 'It was a bright morning.', terms: ['bright'] },
        ],
      },
      {
        name: 'calm',
        family: 'calm',
        percentage: 27,
        evidence: [{ sentence: 'The house was quiet.', terms: ['quiet'] }],
      },
      {
        name: 'sadness',
        family: 'sadness',
        percentage: 16,
        evidence: [{ sentence: 'I missed her.', terms: ['missed'] }],
      },
      {
        name: 'anger',
        family: 'anger',
        percentage: 10,
        evidence: [{ sentence: 'It was unfair.', terms: ['unfair'] }],
      },
      { name: 'worry', family: 'fear', percentage: 5, evidence: [] },
    ],
  },
  decorators: [(Story) => stackOf('30rem', <Story />)],
} satisfies Meta<typeof EmotionBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Families: Story = {
  args: {
    emotions: (['joy', 'trust', 'calm', 'sadness', 'fear', 'disgust', 'anger', 'surprise'] as const).map(
      (family, index) => ({ name: family, family, percentage: 60 - index * 7, evidence: [] }),
    ),
  },
};

export const Hint: Story = {
  args: {
    emotions: [
      { name: 'sadness', family: 'sadness', percentage: 67, evidence: [] },
      { name: 'relief', family: 'calm', percentage: 33, hint: 'a hint', evidence: [] },
    ],
  },
};

export const WordsBehindIt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^hope/ }));
    await expect(canvas.getByText('hoped')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'المشاعر', emotions: [{ name: 'أمل', family: 'joy', percentage: 60, evidence: [] }] },
};
