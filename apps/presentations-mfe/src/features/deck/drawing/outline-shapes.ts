import { type Shape, SLIDE } from '../../../shared/pptx/shapes.ts';
import type { SlideOf } from '../model/slides.ts';
import {
  CONTENT,
  DETAIL,
  type DrawingTools,
  MARGIN,
  paragraph,
  STATEMENT,
  TEXT,
  textBox,
} from './drawing.ts';

export function chapterShapes(slide: SlideOf<'chapters'>, tools: DrawingTools): Shape[] {
  const title = paragraph(slide.title, { size: 46, voice: 'reading', colour: 'text' }, tools);
  const chapters = slide.chapters.join('   ');
  const facts = [
    ...(slide.note === '' ? [] : [paragraph(slide.note, { ...TEXT, colour: 'quiet' }, tools)]),
    paragraph(chapters, { ...DETAIL, before: 10 }, tools),
  ];
  return [
    {
      kind: 'text',
      name: slide.title,
      box: { x: MARGIN, y: MARGIN, width: CONTENT.width, height: 260 },
      paragraphs: [title],
      anchor: 'bottom',
      isTitle: true,
    },
    textBox(
      chapters,
      { x: MARGIN, y: 330, width: CONTENT.width, height: SLIDE.height - 330 - MARGIN },
      facts,
    ),
  ];
}

/** Points that what hangs deeper is set in from the left. */
const INDENT = 28;

export function branchShapes(slide: SlideOf<'branch'>, tools: DrawingTools): Shape[] {
  const head = [
    paragraph(slide.title, { ...STATEMENT, size: 32 }, tools),
    ...(slide.note === '' ? [] : [paragraph(slide.note, { ...DETAIL, before: 8 }, tools)]),
  ];
  const top = CONTENT.y + (slide.note === '' ? 80 : 150);
  const height = (CONTENT.y + CONTENT.height - top) / Math.max(1, slide.items.length);
  const line = Math.min(40, height);
  const items = slide.items.map(({ text, isBelow }, index) => {
    const x = CONTENT.x + (isBelow ? INDENT : 0);
    const look = isBelow ? { ...TEXT, size: 17, colour: 'quiet' as const } : TEXT;
    const box = { x, y: top + index * line, width: CONTENT.width - (isBelow ? INDENT : 0), height: line };
    return textBox(text, box, [paragraph(text, look, tools)], 'middle');
  });
  return [textBox(slide.title, { ...CONTENT, height: top - CONTENT.y }, head), ...items];
}
