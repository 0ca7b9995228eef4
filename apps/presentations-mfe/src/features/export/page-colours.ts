/** The first pixel of a surface that is filled with a colour, as `rrggbb`: the browser knows every way to write one. */
function hexOf(colour: string, surface: CanvasRenderingContext2D): string {
  surface.fillStyle = colour;
  surface.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = surface.getImageData(0, 0, 1, 1).data;
  return [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** Reads colours of the page's light theme, the brand's among them; each is asked for as in a style sheet. */
export type ReadColour = (colour: string, emotion?: string) => string;

/** Calls `draw` with a reader of the colours that slides have on paper. */
export function withPaperColours<Result>(draw: (read: ReadColour) => Result): Result {
  const probe = document.createElement('div');
  probe.dataset['theme'] = 'light';
  probe.hidden = true;
  document.body.append(probe);
  const surface = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read: ReadColour = (colour, emotion) => {
    if (!surface) throw new Error('The browser draws no colours');
    if (emotion === undefined) delete probe.dataset['emotion'];
    else probe.dataset['emotion'] = emotion;
    probe.style.color = colour;
    return hexOf(getComputedStyle(probe).color, surface);
  };
  try {
    return draw(read);
  } finally {
    probe.remove();
  }
}
