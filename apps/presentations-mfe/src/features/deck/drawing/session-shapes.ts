import { frameworkLabel } from '@reflectory/domain/frameworks';
import { type Paragraph, type Shape, SLIDE } from '../../../shared/pptx/shapes.ts';
import { sharedEmotions } from '../model/emotion-bars.ts';
import type { Passage } from '../model/line-pages.ts';
import type { SlideOf } from '../model/slides.ts';
import {
  artworkShapes,
  CONTENT,
  DETAIL,
  type DrawingTools,
  emotionShapes,
  halves,
  MARGIN,
  paragraph,
  quoteShapes,
  STATEMENT,
  TEXT,
  textBox,
} from './drawing.ts';

export function titleShapes(slide: SlideOf<'title'>, tools: DrawingTools): Shape[] {
  const { t, language } = tools;
  const artwork = artworkShapes(
    slide.artwork,
    t('slide.artwork'),
    { x: 480, y: 24, width: 456, height: SLIDE.height - 48 },
    tools,
  );
  const width = artwork.length > 0 ? 416 : CONTENT.width;
  const facts = [
    slide.frameworkName ?? frameworkLabel(slide.framework, language),
    t('slide.responses', { count: slide.totalResponses }),
  ].join('   ');
  const title = paragraph(slide.title, { size: 46, voice: 'reading', colour: 'text' }, tools);
  return [
    {
      kind: 'text',
      name: slide.title,
      box: { x: MARGIN, y: MARGIN, width, height: 390 },
      paragraphs: [title],
      anchor: 'bottom',
      isTitle: true,
    },
    textBox(facts, { x: MARGIN, y: 452, width, height: 40 }, [paragraph(facts, DETAIL, tools)]),
    ...artwork,
  ];
}

export function summaryShapes(slide: SlideOf<'summary'>, tools: DrawingTools): Shape[] {
  const emotions = sharedEmotions(slide.emotions, tools.t, tools.language);
  const [first, second] = halves(CONTENT);
  const text = slide.summary || tools.t('slide.noSummary');
  return [
    textBox(text, emotions.length > 0 ? first : CONTENT, [paragraph(text, STATEMENT, tools)], 'middle'),
    ...emotionShapes(emotions, second, tools),
  ];
}

/** Points of a line of about 70 characters, as long as the eye finds the next one from. */
const MEASURE = 700;

function passageParagraphs(
  { heading, text, number }: Passage,
  index: number,
  tools: DrawingTools,
): Paragraph[] {
  const before = index === 0 ? 0 : 10;
  const said = paragraph(text, { ...TEXT, before: heading === null ? before : 1 }, tools);
  const numbered = { text: `${number}  `, size: 13, voice: 'working', colour: tools.colours.quiet } as const;
  if (heading === null) return [{ ...said, runs: [numbered, ...said.runs] }];
  const asked = paragraph(heading, { ...DETAIL, before }, tools);
  return [{ ...asked, runs: [numbered, ...asked.runs] }, said];
}

/** Questions or answers of one page in one text box, so that they can be rewritten as a text; a notice before them. */
export function passageShapes(
  passages: readonly Passage[],
  notice: string | null,
  tools: DrawingTools,
): Shape[] {
  const said = passages.flatMap((passage, index) => passageParagraphs(passage, index, tools));
  const noticed = notice === null ? [] : [paragraph(notice, { ...TEXT, colour: 'quiet' }, tools)];
  return [textBox('Text', { ...CONTENT, width: MEASURE }, [...noticed, ...said])];
}

export function pictureShapes(slide: SlideOf<'artwork'>, tools: DrawingTools): Shape[] {
  const { t } = tools;
  const name = slide.title ? t('slide.artworkOf', { title: slide.title }) : t('slide.artwork');
  const box = { x: 18, y: 18, width: SLIDE.width - 36, height: SLIDE.height - 36 };
  return artworkShapes(slide.imageUrl, name, box, tools);
}

export function figureShapes(slide: SlideOf<'insights'>, tools: DrawingTools): Shape[] {
  const { t, language } = tools;
  const facts: [string, string][] = [
    [t('slide.totalResponses'), slide.totalResponses.toLocaleString(language)],
    [
      t('slide.averageLength'),
      t('slide.characters', {
        count: slide.averageLength,
        amount: slide.averageLength.toLocaleString(language),
      }),
    ],
    [t('slide.framework'), slide.frameworkName ?? frameworkLabel(slide.framework, language)],
  ];
  const [first, second] = halves(CONTENT);
  const factsHeight = slide.quote === null ? first.height : 240;
  const paragraphs = facts.flatMap(([term, value], index) => [
    paragraph(term, { ...DETAIL, before: index === 0 ? 0 : 14 }, tools),
    paragraph(value, { ...STATEMENT, size: 28 }, tools),
  ]);
  const quoteBox = { ...first, y: first.y + factsHeight + 24, height: first.height - factsHeight - 24 };
  const emotions = sharedEmotions(slide.emotions, tools.t, tools.language);
  const nothing = paragraph(t('slide.noEmotions'), { ...TEXT, colour: 'quiet' }, tools);
  return [
    textBox(t('slides.insights'), { ...first, height: factsHeight }, paragraphs, 'middle'),
    ...quoteShapes(slide.quote, quoteBox, tools),
    ...(emotions.length > 0
      ? emotionShapes(emotions, second, tools)
      : [textBox(t('slide.noEmotions'), second, [nothing], 'middle')]),
  ];
}
