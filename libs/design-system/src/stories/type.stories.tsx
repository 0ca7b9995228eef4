import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import classes from './foundations.module.css';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const reading = [
  ['display-large', 'Write it down'],
  ['display', 'What would be enough?'],
  ['heading', 'The letter I did not send'],
  ['question', 'What pulled at you today, and where to?'],
  ['title', 'Three years ago on this street'],
  ['reading-large', 'I had meant to be angry about it, and found on the way home that I was not.'],
  ['reading', 'Up early, and by water to the office, where I sat alone before anybody came.'],
] as const;

const working = [
  ['lead', 'Everything you wrote, the latest first.'],
  ['working', 'Saved 2 minutes ago'],
  ['label', 'Title of this entry'],
  ['caption', 'Tuesday 14 May'],
] as const;

const lines = (voice: string, samples: readonly (readonly [string, string])[]) =>
  samples.map(([size, words]) => (
    <p key={size} className={classes.line}>
      <span className={classes.token}>--text-{size}</span>
      <span style={{ fontFamily: `var(--font-${voice})`, fontSize: `var(--text-${size})`, lineHeight: 1.2 }}>
        {words}
      </span>
    </p>
  ));

export const ReadingVoice: Story = { render: () => <>{lines('reading', reading)}</> };
export const WorkingVoice: Story = { render: () => <>{lines('working', working)}</> };

export const OtherScripts: Story = {
  render: () => (
    <>
      {lines('reading', [
        ['question', 'Wofür möchtest du dir heute Zeit nehmen? Äußerst größer, Übermut.'],
        ['reading', 'Żółw, dvacet čtyři, İstanbul, ağaç'],
      ])}
      <p lang="ar" dir="rtl" style={{ fontFamily: 'var(--font-reading)', fontSize: 'var(--text-question)' }}>
        ماذا يشغل بالك اليوم؟
      </p>
      <p lang="he" dir="rtl" style={{ fontFamily: 'var(--font-reading)', fontSize: 'var(--text-question)' }}>
        מה מעסיק אותך היום?
      </p>
    </>
  ),
};

export const Prose: Story = {
  render: () => (
    <article className={classes.prose}>
      <h1>The letter I did not send</h1>
      <p>
        Up early, and by water to the office, where I sat alone a good while before anybody came. There is a
        kind of quiet there at that hour that I would not exchange for company, and I have begun to think that
        I come for it.
      </p>
      <blockquote>What I wanted was to be asked.</blockquote>
      <p>
        Walked home through the fields. I had meant to be angry about the letter, and found that I was{' '}
        <em>not</em>.
      </p>
    </article>
  ),
};
