import { expect, test } from 'vitest';
import { textOfDocument } from '../../document/index.ts';
import { documentOfHtml } from './document-of-html.ts';

test('scripts, comments and styles are no words', () => {
  const page = '<HEAD><title>No</title></head><p>One<!-- no --></p><script src="x">no</SCRIPT ><p>two</p>';
  expect(textOfDocument(documentOfHtml(page))).toBe('One\n\ntwo');
});

test('a page is read in one go, however often it begins what it never ends', () => {
  const page = `${'<script '.repeat(100_000)}${'<!--'.repeat(100_000)}${'&nbsp;'.repeat(100_000)}Words`;
  expect(textOfDocument(documentOfHtml(page)).endsWith('Words')).toBe(true);
});
