import { expect, it } from 'vitest';
import { createViewport } from './viewport.ts';

const bounds = { x: -200, y: -100, width: 400, height: 200 };

function open() {
  const viewport = createViewport();
  viewport.resize(1000, 600);
  viewport.begin(bounds);
  return viewport;
}

it('a map begins whole where that can be read, and at its middle where not', () => {
  expect(open().getView()).toEqual({ x: 500, y: 300, scale: 1 });
  const large = createViewport();
  large.resize(1000, 600);
  large.begin({ x: -4000, y: -9000, width: 8000, height: 18_000 });
  expect(large.getView()).toEqual({ x: 500, y: 300, scale: 1 });
});

it('what is under the pointer stays there while it grows', () => {
  const viewport = open();
  const pointer = { x: 730, y: 120 };
  const before = viewport.toPlane(pointer);
  viewport.zoom(1.7, pointer);
  expect(viewport.toPlane(pointer).x).toBeCloseTo(before.x, 6);
  expect(viewport.toPlane(pointer).y).toBeCloseTo(before.y, 6);
  for (let turn = 0; turn < 40; turn += 1) viewport.zoom(2);
  expect(viewport.getView().scale).toBe(2.5);
});

it('moves no further than it takes to see something', () => {
  const viewport = open();
  viewport.reveal({ x: 0, y: 0, width: 100, height: 30 });
  expect(viewport.getView()).toEqual({ x: 500, y: 300, scale: 1 });
  viewport.reveal({ x: 500, y: 0, width: 100, height: 30 });
  expect(viewport.getView()).toEqual({ x: 344, y: 300, scale: 1 });
});

it('keeps its middle when the window changes', () => {
  const viewport = open();
  const middle = viewport.toPlane({ x: 500, y: 300 });
  viewport.resize(600, 400);
  expect(viewport.toPlane({ x: 300, y: 200 })).toEqual(middle);
});

it('is drawn anew in steps, and always reaches beyond what is in sight', () => {
  const viewport = open();
  let drawn = 0;
  viewport.onWindow(() => (drawn += 1));
  for (let step = 0; step < 100; step += 1) {
    viewport.pan(-10, 0);
    const window = viewport.getWindow();
    const left = viewport.toPlane({ x: 0, y: 0 }).x;
    expect(window.x).toBeLessThan(left);
    expect(window.x + window.width).toBeGreaterThan(left + 1000);
  }
  expect(drawn).toBeGreaterThan(1);
  expect(drawn).toBeLessThan(10);
});
