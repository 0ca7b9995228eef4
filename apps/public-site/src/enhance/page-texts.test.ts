import { expect, test } from 'vitest';
import { readPageTexts } from './page-texts.ts';

test('texts come out as they were written, whatever signs are in them', () => {
  document.body.innerHTML =
    '<template id="page-texts"><span data-text="welcome">Welcome to O&#39;Neil &amp; &lt;Co&gt;!</span></template>';
  expect(readPageTexts(['welcome'])('welcome')).toBe("Welcome to O'Neil & <Co>!");
});

test('a page that lacks a text says so at once', () => {
  document.body.innerHTML = '<template id="page-texts"></template>';
  expect(() => readPageTexts(['welcome'])).toThrow('The page has no text "welcome"');
});
