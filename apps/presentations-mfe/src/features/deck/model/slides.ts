import type { JourneySlide, OutlineSlide, SessionSlide, UnknownSlide } from '@reflectory/domain/deck';
import { linePages, type Passage } from './line-pages.ts';

/** A slide of any kind of presentation. */
export type Slide = SessionSlide | JourneySlide | OutlineSlide | UnknownSlide;

/** A slide of one type. */
export type SlideOf<Type extends Slide['type']> = Extract<Slide, { type: Type }>;

/** Answers of a slide in pages; the heading of each is its question, where that may be shown. */
export function answerPages(slide: Extract<Slide, { type: 'answers' }>): Passage[][] {
  return linePages(
    slide.responses.map(({ question, answer }, index) => ({
      heading: question,
      text: answer,
      number: index + 1,
    })),
  );
}

/** Questions of a slide in pages. */
export function questionPages(slide: Extract<Slide, { type: 'questions' }>): Passage[][] {
  return linePages(slide.questions.map((text, index) => ({ heading: null, text, number: index + 1 })));
}

/** Pages inside a slide; one for all but questions, answers and the timeline. */
export function pageCount(slide: Slide): number {
  if (slide.type === 'answers') return answerPages(slide).length;
  if (slide.type === 'questions') return questionPages(slide).length;
  return slide.type === 'timeline' ? Math.max(1, slide.pages.length) : 1;
}
