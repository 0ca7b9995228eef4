import type { EmotionFamily } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { directionOf } from '@reflectory/contracts/languages';
import type { TFunction } from 'i18next';
import { deckShapes, pictureAddresses } from '../features/deck/drawing/slide-shapes.ts';
import type { Slide } from '../features/deck/model/slides.ts';
import { type ReadColour, withPaperColours } from '../features/export/page-colours.ts';
import { drawPng } from '../features/export/picture-png.ts';
import { writePptx } from '../shared/pptx/pptx-file.ts';

/** A deck to be written; its slides say nothing that the screen does not. */
export type DeckToWrite = {
  title: string;
  slides: readonly Slide[];
  language: Language;
  t: TFunction<'presentations'>;
};

/** What browsers draw; tests give their own. */
export type DeckPorts = {
  withColours<Result>(draw: (read: ReadColour) => Result): Result;
  drawPng(address: string): Promise<Uint8Array | undefined>;
};

const browserPorts: DeckPorts = { withColours: withPaperColours, drawPng };

const EMOTION_COLOUR = 'oklch(var(--emotion-lightness) var(--emotion-chroma-most) var(--emotion-hue))';

/** Writes all slides as a file of PowerPoint, in the colours that they have on paper. */
export async function writeDeck(
  { title, slides, language, t }: DeckToWrite,
  { withColours, drawPng: draw }: DeckPorts = browserPorts,
): Promise<Blob> {
  const addresses = pictureAddresses(slides);
  const drawn = await Promise.all(addresses.map(draw));
  const pictures = new Map(addresses.map((address, index) => [address, drawn[index]]));
  return withColours((read) => {
    const colours = {
      paper: 'ffffff',
      text: read('var(--color-text)'),
      quiet: read('var(--color-text-quiet)'),
      hairline: read('var(--color-hairline)'),
      accent: read('var(--color-accent)'),
    };
    const emotionColour = (family: EmotionFamily | undefined) =>
      family ? read(EMOTION_COLOUR, family) : colours.accent;
    const direction = directionOf(language);
    const pictureOf = (address: string) => pictures.get(address);
    const tools = { t, language, direction, colours, emotionColour, pictureOf };
    return writePptx({ title, direction, language, colours, slides: deckShapes(slides, tools) });
  });
}
