import { levelStyle, type MeasureText } from '@reflectory/domain/mindmaps';

type LevelStyle = ReturnType<typeof levelStyle>;

/** The font of a level as the page has it. */
export function fontOf(
  { voice, fontSize, weight }: LevelStyle,
  page: HTMLElement = document.documentElement,
): string {
  const family = getComputedStyle(page).getPropertyValue(`--font-${voice}`) || 'sans-serif';
  return `${weight} ${fontSize}px ${family}`;
}

/** Width of a sign where the browser draws nothing, as in tests. */
const USUAL_SIGN = 0.55;

/** Measures texts in the fonts of the page and remembers them: laying out a map asks for the same ones again and again. */
export function createMeasureText(): MeasureText {
  const fonts = new Map<LevelStyle, string>();
  const surface = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  let current = '';
  return (text, depth) => {
    const style = levelStyle(depth);
    const font = fonts.get(style) ?? fontOf(style);
    fonts.set(style, font);
    const key = `${font}\n${text}`;
    let width = known.get(key);
    if (width === undefined) {
      if (surface && current !== font) surface.font = current = font;
      width = surface?.measureText(text).width ?? text.length * style.fontSize * USUAL_SIGN;
      known.set(key, width);
    }
    return width;
  };
}
