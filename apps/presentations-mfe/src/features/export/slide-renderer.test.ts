import { afterEach, describe, expect, it, vi } from 'vitest';
import { missingImages } from './slide-renderer.ts';

function image(state: { complete: boolean; naturalWidth: number }) {
  const element = document.createElement('img');
  Object.defineProperties(element, {
    complete: { get: () => state.complete },
    naturalWidth: { get: () => state.naturalWidth },
  });
  return element;
}

function slideWith(...images: HTMLImageElement[]) {
  const slide = document.createElement('div');
  slide.append(...images);
  return slide;
}

describe('missingImages', () => {
  afterEach(() => vi.useRealTimers());

  it('answers at once when all images are there', async () => {
    const slide = slideWith(image({ complete: true, naturalWidth: 40 }));
    expect(await missingImages(slide, 15_000)).toEqual(new Set());
  });

  it('names an image that is broken', async () => {
    const broken = image({ complete: true, naturalWidth: 0 });
    expect(await missingImages(slideWith(broken), 15_000)).toEqual(new Set([broken]));
  });

  it('waits for an image that is on its way', async () => {
    const state = { complete: false, naturalWidth: 0 };
    const late = image(state);
    const missing = missingImages(slideWith(late), 15_000);
    Object.assign(state, { complete: true, naturalWidth: 40 });
    late.dispatchEvent(new Event('load'));
    expect(await missing).toEqual(new Set());
  });

  it('gives up after 15 seconds on an image that never loads', async () => {
    vi.useFakeTimers();
    const never = image({ complete: false, naturalWidth: 0 });
    never.src = 'https://example.test/never.png';
    let answer: Set<Node> | undefined;
    void missingImages(slideWith(never), 15_000).then((missing) => {
      answer = missing;
    });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toEqual(new Set([never]));
    expect(never).not.toHaveAttribute('src');
  });
});
