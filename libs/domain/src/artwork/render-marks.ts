import type { Point } from './curve.ts';
import { smoothPath } from './curve.ts';
import type { Area, Depth, Line, Mark } from './sheet.ts';

const opacities: Readonly<Record<Depth, string>> = { deep: '.6', plain: '.85', light: '.95' };

type Rendering = {
  /** Height of the sheet in units. */
  unit: number;
  digits: 0 | 1;
  /** Times as strong as the form says. */
  weight: number;
  colourAt: (place: number, depth: Depth) => string;
};

/** Writes marks as SVG; those that look alike stand in one group, in the order in which the first of them was drawn. */
export function renderMarks(marks: readonly Mark[], { unit, digits, weight, colourAt }: Rendering): string {
  const scale = 10 ** digits;
  const onSheet = (value: number): number => Math.round(value * unit * scale) / scale;
  const strength = (value: number, times = weight): number =>
    Math.max(Math.round(value * times * unit * 10) / 10, 0.1);
  const pathOf = (
    { points, isStraight }: Pick<Line | Area, 'points' | 'isStraight'>,
    isClosed = false,
  ): string =>
    isStraight
      ? `M${points.map(([x, y]) => `${onSheet(x)} ${onSheet(y)}`).join('L')}${isClosed ? 'Z' : ''}`
      : smoothPath(
          points.map(([x, y]): Point => [x * unit, y * unit]),
          { isClosed, scale },
        );

  const groups = new Map<string, string>();
  for (const mark of marks) {
    const [colour, opacity] = [colourAt(mark.at, mark.depth), opacities[mark.depth]];
    const look =
      mark.kind === 'line'
        ? `stroke="${colour}" stroke-width="${strength(mark.width)}" stroke-opacity="${opacity}"`
        : `fill="${colour}" fill-opacity="${opacity}"`;
    const shape =
      mark.kind === 'dot'
        ? `<circle cx="${onSheet(mark.centre[0])}" cy="${onSheet(mark.centre[1])}" r="${strength(mark.radius, Math.sqrt(weight))}"/>`
        : `<path d="${pathOf(mark, mark.kind === 'area' || mark.isClosed)}"/>`;
    groups.set(look, (groups.get(look) ?? '') + shape);
  }
  return [...groups].map(([look, shapes]) => `<g ${look}>${shapes}</g>`).join('');
}
