import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArtworkFrame } from './artwork-frame.tsx';

test('artwork is an image, so that nothing in it becomes part of the page', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert("#1 50%")</script></svg>';
  const { container } = render(<ArtworkFrame svg={svg} alt="Calm strands" />);
  const source = screen.getByRole('img', { name: 'Calm strands' }).getAttribute('src') ?? '';
  expect(container.querySelector('script')).toBeNull();
  expect(decodeURIComponent(source.slice(source.indexOf(',') + 1))).toBe(svg);
  expect(source).not.toContain('#');
});

test('artwork in the accent of the instance is an image as well, and nothing where it only accompanies a text', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  const { container, rerender } = render(<ArtworkFrame svg={svg} alt="Written lines" isInAccent />);
  expect(screen.getByRole('img', { name: 'Written lines' })).toBeVisible();
  rerender(<ArtworkFrame svg={svg} alt="" isInAccent />);
  // Elsewhere in the page something may still be announced, as an image with a label.
  expect(within(container).queryByRole('img')).toBeNull();
});
