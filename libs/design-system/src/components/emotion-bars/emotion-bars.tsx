import type { CSSProperties, ReactNode } from 'react';
import { Disclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components';
import { classNames } from '../../class-names.ts';
import { useComponentTexts } from '../component-texts/component-texts.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { marked } from './marked.ts';
import classes from './emotion-bars.module.css';

export type EmotionBar = {
  /** The word, in the language of the page. */
  name: string;
  family: 'joy' | 'trust' | 'calm' | 'sadness' | 'fear' | 'disgust' | 'anger' | 'surprise';
  /** Whole percent. */
  percentage: number;
  /** Said in place of the percentage where too little speaks of it for one, for instance “a hint”; its bar is short and pale. */
  hint?: string | undefined;
  /** The sentences it rests on and the words in them that counted. */
  evidence: readonly { sentence: string; terms: readonly string[] }[];
};

export type EmotionBarsProps = {
  /** Names the list, for instance “Emotions in this entry”. */
  label: string;
  emotions: readonly EmotionBar[];
  /** Makes each sentence a button, for instance to show it in its text; gets the emotion's name and the place in its evidence. */
  onSentence?: ((name: string, index: number) => void) | undefined;
  /** What can be done about an emotion, below the words behind it. */
  actionsOf?: ((name: string) => ReactNode) | undefined;
  className?: string | undefined;
};

/** Emotions by share. A percentage is never alone: the words behind it are one press away. */
export function EmotionBars({ label, emotions, onSentence, actionsOf, className }: EmotionBarsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets Safari forgets that it is a list
    <ul role="list" aria-label={label} className={classNames(classes.list, className)}>
      {emotions.map((emotion) => (
        <li key={emotion.name} data-emotion={emotion.family}>
          <Bar {...emotion} onSentence={onSentence} actionsOf={actionsOf} />
        </li>
      ))}
    </ul>
  );
}

/** From this share on an emotion has its full colour. */
const FULL_PERCENTAGE = 60;
/** The length of a bar that is only a hint, whatever its share. */
const HINT_PERCENTAGE = 12;

function Bar({
  name,
  percentage,
  hint,
  evidence,
  onSentence,
  actionsOf,
}: EmotionBar & Pick<EmotionBarsProps, 'onSentence' | 'actionsOf'>) {
  const { locale } = useLocale();
  const texts = useComponentTexts();
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(percentage / 100);
  const shown = hint === undefined ? percentage : Math.min(percentage, HINT_PERCENTAGE);
  const fill: CSSProperties & { '--_strength': number } = {
    inlineSize: `${shown}%`,
    '--_strength': Math.min(shown / FULL_PERCENTAGE, 1),
  };
  const line = (
    <>
      <span className={classes.name}>{name}</span> <span className={classes.share}>{hint ?? share}</span>{' '}
      <span className={classes.track}>
        <span className={classes.fill} style={fill} />
      </span>
    </>
  );
  if (evidence.length === 0) return <div className={classes.line}>{line}</div>;
  return (
    <Disclosure>
      <Heading level={3} className={classes.heading ?? ''}>
        <Button slot="trigger" className={classes.line ?? ''}>
          {line}
          <VisuallyHidden>{texts.showWords}</VisuallyHidden>
          <Icon name="chevron-down" className={classes.arrow} />
        </Button>
      </Heading>
      <DisclosurePanel className={classes.panel ?? ''}>
        {evidence.map(({ sentence, terms }, index) => (
          <blockquote key={index} className={classes.quote}>
            {onSentence ? (
              <button type="button" className={classes.sentence} onClick={() => onSentence(name, index)}>
                <Words sentence={sentence} terms={terms} />
              </button>
            ) : (
              <Words sentence={sentence} terms={terms} />
            )}
          </blockquote>
        ))}
        {actionsOf?.(name)}
      </DisclosurePanel>
    </Disclosure>
  );
}

function Words({ sentence, terms }: EmotionBar['evidence'][number]) {
  return marked(sentence, terms).map(({ text, isTerm }, index) =>
    isTerm ? <mark key={index}>{text}</mark> : text,
  );
}
