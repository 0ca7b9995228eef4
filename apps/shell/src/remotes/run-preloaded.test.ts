import { beforeEach, expect, it } from 'vitest';
import { runPreloaded } from './run-preloaded.ts';

const remote = { baseUrl: '/r/journal/1/', entry: 'remote-entry.js' };
const link = (href: string, more = 'integrity="sha384-a"') =>
  `<link rel="preload" as="script" href="${href}" ${more} crossorigin>`;
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  document.head.innerHTML = [
    link('/r/journal/1/remote-entry.js'),
    link('/r/journal/1/945.js', 'integrity="sha384-page"'),
    link('/r/journal/1/unchecked.js', ''),
    link('/r/admin/1/945.js'),
    '<link rel="preload" as="style" href="/r/journal/1/945.css" integrity="sha384-style" crossorigin>',
  ].join('');
});

it('runs what the document asked for of this remote, by the same hash; its entry is left to the runtime', () => {
  runPreloaded(remote, document);
  expect(scripts().map(({ src, integrity, crossOrigin }) => ({ src, integrity, crossOrigin }))).toEqual([
    { src: `${location.origin}/r/journal/1/945.js`, integrity: 'sha384-page', crossOrigin: 'anonymous' },
  ]);
});

it.each(['load', 'error'])('after %s nothing stands in the way of another attempt', (outcome) => {
  runPreloaded(remote, document);
  scripts()[0]?.dispatchEvent(new Event(outcome));
  expect(scripts()).toEqual([]);
});
