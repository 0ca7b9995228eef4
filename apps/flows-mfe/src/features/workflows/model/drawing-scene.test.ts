import { drawWorkflow } from '@reflectory/domain/workflows';
import { expect, test } from 'vitest';
import { boxOf, pointOf, sizeOf, viewportOf } from './drawing-scene.ts';

const drawing = drawWorkflow({
  trigger: { kind: 'button' },
  conditions: null,
  steps: [
    { id: 'a', kind: 'notify', text: 'A' },
    {
      id: 'b',
      kind: 'branch',
      if: { is: 'at-least', field: 'hour', value: 18 },
      yes: [{ id: 'c', kind: 'notify', text: 'C' }],
      no: [],
    },
  ],
});
const courses = [
  { isDown: false, isRightToLeft: false },
  { isDown: false, isRightToLeft: true },
  { isDown: true, isRightToLeft: false },
  { isDown: true, isRightToLeft: true },
];

test.each(courses)('all boxes lie within the drawing and beside each other: %o', (course) => {
  const size = sizeOf(drawing, course);
  const { width, height } = boxOf(course);
  const points = drawing.boxes.map((box) => pointOf(drawing, box, course));
  for (const [at, { x, y }] of points.entries()) {
    expect(x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height).toBe(true);
    for (const other of points.slice(at + 1))
      expect(Math.abs(other.x - x) >= width || Math.abs(other.y - y) >= height).toBe(true);
  }
});

test('steps follow in the direction in which the page is read', () => {
  const xOf = (isRightToLeft: boolean) =>
    drawing.boxes.slice(0, 3).map((box) => pointOf(drawing, box, { isDown: false, isRightToLeft }).x);
  expect(xOf(false)).toEqual(xOf(false).toSorted((a, b) => a - b));
  expect(xOf(true)).toEqual(xOf(true).toSorted((a, b) => b - a));
});

test('what does not fit is shown from where it begins, and whole when that is asked for', () => {
  const size = { width: 2000, height: 300 };
  const frame = { width: 1000, height: 400 };
  const across = { isDown: false, isRightToLeft: false };
  expect(viewportOf(size, frame, across)).toMatchObject({ x: 20, zoom: 0.85 });
  const rightToLeft = viewportOf(size, frame, { ...across, isRightToLeft: true });
  expect(rightToLeft.x + size.width * rightToLeft.zoom).toBe(frame.width - 20);
  const seen = viewportOf(size, frame, across, { point: { x: 1000, y: 150 } });
  expect(seen.x + 1000 * seen.zoom).toBe(frame.width / 2);
  const whole = viewportOf(size, frame, across, { isWhole: true });
  expect(whole.x).toBeGreaterThanOrEqual(20);
  expect(whole.x + size.width * whole.zoom).toBeLessThanOrEqual(frame.width - 20);
});
