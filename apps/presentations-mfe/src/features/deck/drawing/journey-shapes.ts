import type { Box, Shape } from '../../../shared/pptx/shapes.ts';
import { countedEmotions } from '../model/emotion-bars.ts';
import type { SlideOf } from '../model/slides.ts';
import {
  artworkShapes,
  CONTENT,
  DETAIL,
  type DrawingTools,
  emotionShapes,
  halves,
  paragraph,
  quoteShapes,
  rowBoxes,
  STATEMENT,
  TEXT,
  textBox,
} from './drawing.ts';

/** A part of a box from its top, and what is left of it. */
const split = (box: Box, height: number): [Box, Box] => [
  { ...box, height },
  { ...box, y: box.y + height + 20, height: box.height - height - 20 },
];

export function overviewShapes(slide: SlideOf<'overview'>, tools: DrawingTools): Shape[] {
  const { t } = tools;
  const text = slide.summary || t('slide.noSummary');
  const emotions = countedEmotions(slide.emotions, t);
  const [first, second] = halves(CONTENT);
  const said = paragraph(text, STATEMENT, tools);
  const artwork = (box: Box) => artworkShapes(slide.artwork, t('slide.artwork'), box, tools);
  if (slide.artwork === null) {
    const [above, below] = slide.quote === null ? [first, first] : split(first, 260);
    return [
      textBox(text, above, [said], 'middle'),
      ...quoteShapes(slide.quote, below, tools),
      ...emotionShapes(emotions, second, tools),
    ];
  }
  const [above, below] = emotions.length > 0 ? split(first, 200) : [first, first];
  const [upper, lower] = slide.quote === null ? [second, second] : split(second, 280);
  return [
    textBox(text, above, [said], 'middle'),
    ...emotionShapes(emotions, below, tools),
    ...artwork(upper),
    ...quoteShapes(slide.quote, lower, tools),
  ];
}

export function countShapes(slide: SlideOf<'emotions'>, tools: DrawingTools): Shape[] {
  const emotions = countedEmotions(slide.emotions, tools.t);
  const half = Math.ceil(emotions.length / 2);
  const [first, second] = halves(CONTENT);
  return [
    ...emotionShapes(emotions.slice(0, half), first, tools),
    ...emotionShapes(emotions.slice(half), second, tools, half),
  ];
}

/** Places of up to six things, two beside each other. */
function gridBox(index: number, count: number): Box {
  const row = rowBoxes(Math.ceil(count / 2), 133)[Math.floor(index / 2)] ?? CONTENT;
  const [first, second] = halves(row);
  return index % 2 === 0 ? first : second;
}

export function themeShapes(slide: SlideOf<'themes'>, tools: DrawingTools): Shape[] {
  return slide.themes.map(({ name, count, description }, index) => {
    const detail = description || tools.t('slide.entries', { count });
    const paragraphs = [
      paragraph(name, { ...TEXT, size: 27 }, tools),
      paragraph(detail, { ...DETAIL, before: 2 }, tools),
    ];
    return textBox(name, gridBox(index, slide.themes.length), paragraphs);
  });
}

export function suggestionShapes(slide: SlideOf<'suggestions'>, tools: DrawingTools): Shape[] {
  const boxes = rowBoxes(slide.suggestions.length, 86);
  return slide.suggestions.flatMap((text, index): Shape[] => {
    const box = boxes[index] ?? CONTENT;
    return [
      { kind: 'bar', name: 'Line', box: { ...box, width: 2 }, colour: tools.colours.accent },
      textBox(
        text,
        { ...box, x: box.x + 18, width: box.width - 18 },
        [paragraph(text, TEXT, tools)],
        'middle',
      ),
    ];
  });
}

export const personalityShapes = (slide: SlideOf<'personality'>, tools: DrawingTools): Shape[] => [
  textBox(slide.summary, CONTENT, [paragraph(slide.summary, STATEMENT, tools)], 'middle'),
];

export function timelineShapes(slide: SlideOf<'timeline'>, page: number, tools: DrawingTools): Shape[] {
  const entries = slide.pages[page] ?? [];
  const day = new Intl.DateTimeFormat(tools.language, { dateStyle: 'medium' });
  if (entries.length === 0) {
    const nothing = paragraph(tools.t('slide.noEntries'), { ...TEXT, colour: 'quiet' }, tools);
    return [textBox(tools.t('slide.noEntries'), CONTENT, [nothing], 'middle')];
  }
  return entries.flatMap(({ title, preview, createdAt }, index): Shape[] => {
    const box = gridBox(index, 6);
    const paragraphs = [
      paragraph(day.format(new Date(createdAt)), { ...DETAIL, size: 12 }, tools),
      paragraph(title, { ...TEXT, size: 18, before: 2 }, tools),
      paragraph(preview, { ...DETAIL, size: 13, before: 2 }, tools),
    ];
    return [
      { kind: 'bar', name: 'Line', box: { ...box, height: 1 }, colour: tools.colours.hairline },
      textBox(title, { ...box, y: box.y + 9, height: box.height - 9 }, paragraphs),
    ];
  });
}

export function stepShapes(slide: SlideOf<'next_steps'>, tools: DrawingTools): Shape[] {
  const boxes = rowBoxes(slide.steps.length, 100);
  return slide.steps.flatMap((text, index) => {
    const box = boxes[index] ?? CONTENT;
    const number = paragraph(String(index + 1), { ...STATEMENT, size: 28, colour: 'accent' }, tools);
    return [
      textBox(String(index + 1), { ...box, width: 40 }, [number], 'middle'),
      textBox(
        text,
        { ...box, x: box.x + 44, width: box.width - 44 },
        [paragraph(text, TEXT, tools)],
        'middle',
      ),
    ];
  });
}
