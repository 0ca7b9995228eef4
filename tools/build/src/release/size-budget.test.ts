import { expect, it } from 'vitest';
import budget from '../../size-budget.json' with { type: 'json' };
import { checkPageBudget } from './size-budget.ts';

const release = (gzipBytes: number) => ({
  files: {
    'page.js': { integrity: 'sha384-a', bytes: 1, gzipBytes: 10, contentType: 'text/javascript' },
    'client.js': { integrity: 'sha384-b', bytes: 1, gzipBytes, contentType: 'text/javascript' },
  },
});

it('adds up all that a page can load and names the files that are too much', () => {
  const files = ['page.js', 'client.js'];
  const most = budget.publicPageGzipBytes - 10;
  expect(() => checkPageBudget(release(most), 'landing', files)).not.toThrow();
  expect(() => checkPageBudget(release(most + 1), 'landing', files)).toThrow(/landing.*client\.js/);
});
