import type { JournalDocument } from '@reflectory/contracts/document';
import { expect, it } from 'vitest';
import { documentOfCard, fieldsOfWritten, writtenOfCard } from './written-card.ts';

const paragraph = (text: string, marks?: { type: 'bold' }[]): JournalDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, ...(marks && { marks }) }] }],
});

it('what has no document is read as Markdown', () => {
  expect(documentOfCard({ body: '## Before\n\n- Call', document: null })).toMatchObject({
    content: [{ type: 'heading' }, { type: 'bulletList' }],
  });
});

it('a document is read as long as its words are the text, which others may have gone on with', () => {
  const document = paragraph('Call Anna', [{ type: 'bold' }]);
  expect(documentOfCard({ body: 'Call Anna', document })).toEqual(document);
  expect(writtenOfCard({ body: 'Call Ben', document }).text).toBe('Call Ben');
});

it('a star that was written stays a star', () => {
  const kept = fieldsOfWritten({ text: '2 * 3 * 4', document: null });
  expect(documentOfCard(kept)).toEqual(paragraph('2 * 3 * 4'));
});

it('a text that was emptied is none', () => {
  expect(fieldsOfWritten({ text: ' ', document: paragraph(' ') })).toEqual({ body: '', document: null });
});
