import { type Shape, SLIDE } from '../../../shared/pptx/shapes.ts';
import { answerPages, pageCount, questionPages, type Slide } from '../model/slides.ts';
import { CONTENT, type DrawingTools, headingShape, paragraph, TEXT, textBox } from './drawing.ts';
import {
  countShapes,
  overviewShapes,
  personalityShapes,
  stepShapes,
  suggestionShapes,
  themeShapes,
  timelineShapes,
} from './journey-shapes.ts';
import { branchShapes, chapterShapes } from './outline-shapes.ts';
import { figureShapes, passageShapes, pictureShapes, summaryShapes, titleShapes } from './session-shapes.ts';

function unknownShapes(tools: DrawingTools): Shape[] {
  const text = tools.t('slide.unknown');
  return [textBox(text, CONTENT, [paragraph(text, { ...TEXT, colour: 'quiet' }, tools)], 'middle')];
}

function contentShapes(slide: Slide, page: number, tools: DrawingTools): Shape[] {
  const { t } = tools;
  switch (slide.type) {
    case 'title':
      return titleShapes(slide, tools);
    case 'summary':
      return summaryShapes(slide, tools);
    case 'questions':
      return passageShapes(
        questionPages(slide)[page] ?? [],
        slide.isFreeWriting ? t('slide.freeWriting') : null,
        tools,
      );
    case 'answers':
      return passageShapes(
        answerPages(slide)[page] ?? [],
        slide.responses.length > 0 ? null : t('slide.noAnswers'),
        tools,
      );
    case 'artwork':
      return pictureShapes(slide, tools);
    case 'insights':
      return figureShapes(slide, tools);
    case 'overview':
      return overviewShapes(slide, tools);
    case 'emotions':
      return countShapes(slide, tools);
    case 'themes':
      return themeShapes(slide, tools);
    case 'suggestions':
      return suggestionShapes(slide, tools);
    case 'personality':
      return personalityShapes(slide, tools);
    case 'timeline':
      return timelineShapes(slide, page, tools);
    case 'next_steps':
      return stepShapes(slide, tools);
    case 'chapters':
      return chapterShapes(slide, tools);
    case 'branch':
      return branchShapes(slide, tools);
    default:
      return unknownShapes(tools);
  }
}

/** Right to left, what stands at the left of a slide stands at its right. */
const mirrored = (shape: Shape): Shape => ({
  ...shape,
  box: { ...shape.box, x: SLIDE.width - shape.box.x - shape.box.width },
});

/** What a slide is headed with; covers and pictures have no heading. */
function headingOf(slide: Slide, { t }: DrawingTools): string | null {
  if (slide.type === 'title' || slide.type === 'artwork' || slide.type === 'chapters') return null;
  return slide.type === 'branch' ? slide.above : t(`slides.${slide.type}`);
}

/** One page of a slide as shapes that can be edited. */
function pageShapes(slide: Slide, page: number, tools: DrawingTools): Shape[] {
  const heading = headingOf(slide, tools);
  const shapes = [
    ...(heading === null ? [] : [headingShape(heading, tools)]),
    ...contentShapes(slide, page, tools),
  ];
  return tools.direction === 'rtl' ? shapes.map(mirrored) : shapes;
}

/** Every page of every slide. */
export const deckShapes = (slides: readonly Slide[], tools: DrawingTools): Shape[][] =>
  slides.flatMap((slide) =>
    Array.from({ length: pageCount(slide) }, (_, page) => pageShapes(slide, page, tools)),
  );

/** Addresses of the pictures of a deck. */
export function pictureAddresses(slides: readonly Slide[]): string[] {
  const found = slides.map((slide) => {
    if (slide.type === 'artwork') return slide.imageUrl;
    return slide.type === 'title' || slide.type === 'overview' ? slide.artwork : null;
  });
  return [...new Set(found.filter((address) => address !== null))];
}
