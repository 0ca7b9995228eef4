import type { Analysis, EmotionFamily } from '@reflectory/contracts/journal';
import { emotionChoices, themeName } from '@reflectory/domain/reading';

const MOST_FEELINGS = 3;
const MOST_AREAS = 2;

/** What the drawing of a feeling looks like, so that a painting beside it is of the same hand. */
const forms: Readonly<Record<EmotionFamily, string>> = {
  joy: 'rays around an open middle',
  trust: 'the rings of a tree',
  calm: 'still water under a disc',
  sadness: 'strands that hang like a willow',
  fear: 'corners that turn within corners',
  disgust: 'the grain of wood around a knot',
  anger: 'sharp strokes that shoot up',
  surprise: 'seeds that scatter',
};
const NO_FORM = 'level lines, as of writing';

const knownFeelings = new Map(emotionChoices('en').map(({ emotion, name }) => [emotion, name]));

/** A word of the person's own is not told to anybody: its family stands for it. */
const feelingsOf = ({ emotions }: Pick<Analysis, 'emotions'>): string[] => {
  const names = emotions.map(({ emotion, family }) => knownFeelings.get(emotion) ?? family);
  return [...new Set(names)].slice(0, MOST_FEELINGS);
};

/** Areas of life alone; phrases of an entry are its words. */
const areasOf = ({ themes }: Pick<Analysis, 'themes'>): string[] =>
  themes
    .flatMap(({ area }) => (area === null ? [] : [themeName({ name: '', area }, 'en')]))
    .filter((name) => name !== '')
    .slice(0, MOST_AREAS);

/** What a picture is asked for with: feelings and areas of life, and not a word of the entry. */
export function paintingPrompt(findings: Pick<Analysis, 'emotions' | 'themes'> | null): string {
  const feelings = findings ? feelingsOf(findings) : [];
  const areas = findings ? areasOf(findings) : [];
  const family = findings?.emotions[0]?.family;
  return [
    'A quiet abstract picture: fine lines and soft colour on a dark ground, with much empty space.',
    `Its form is ${family ? forms[family] : NO_FORM}.`,
    ...(feelings.length > 0 ? [`It carries ${feelings.join(', then ')}.`] : []),
    ...(areas.length > 0 ? [`It may hint at ${areas.join(' and ')}, without showing things.`] : []),
    'No people, no faces, no letters, no signature, no frame.',
  ].join(' ');
}
