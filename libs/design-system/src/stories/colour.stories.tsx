import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import classes from './foundations.module.css';

const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const groups = {
  Surfaces: ['surface', 'surface-raised', 'surface-floating', 'hairline', 'outline'],
  Text: ['text', 'text-quiet', 'text-faint'],
  'Accent, set by a brand': ['accent', 'accent-strong', 'accent-faint', 'on-accent', 'focus'],
  'Status, never an emotion': ['success', 'warning', 'danger', 'information'],
} as const;

export const Semantic: Story = {
  render: () => (
    <>
      {Object.entries(groups).map(([title, names]) => (
        <section key={title} className={classes.group}>
          <h2>{title}</h2>
          <div className={classes.swatches}>
            {names.map((name) => (
              <figure key={name}>
                <span className={classes.swatch} style={{ background: `var(--color-${name})` }} />
                <figcaption>--color-{name}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </>
  ),
};

const families = ['joy', 'trust', 'calm', 'sadness', 'fear', 'disgust', 'anger', 'surprise'] as const;
const strengths = [0, 0.33, 0.66, 1];

const emotion = (family: string, strength: number) =>
  `oklch(var(--emotion-lightness) calc(var(--emotion-chroma-least) + (var(--emotion-chroma-most) - var(--emotion-chroma-least)) * ${strength}) var(--emotion-hue-${family}))`;

export const Emotions: Story = {
  render: () => (
    <section className={classes.group}>
      <h2>Hue says family, chroma says strength</h2>
      {families.map((family) => (
        <div key={family} className={classes.scale}>
          <span>{family}</span>
          {strengths.map((strength) => (
            <span
              key={strength}
              className={classes.swatch}
              style={{ background: emotion(family, strength) }}
            />
          ))}
        </div>
      ))}
    </section>
  ),
};
