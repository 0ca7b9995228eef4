import { documentOfText } from '@reflectory/domain/document';
import { Slice } from '@tiptap/pm/model';
import type { EditorProps } from '@tiptap/pm/view';
import { nodeOfDocument } from '../change-text.ts';
import { cleanPastedHtml } from './clean-html.ts';
import { documentOfMarkdown, isMarkdown } from './document-of-markdown.ts';

/** What is pasted comes as text where a program's HTML is only the colours of its letters. */
const isColouredText = (html: string): boolean => /<meta[^>]*>\s*<div style="[^"]*monospace/i.test(html);

/** How text and HTML of other programs are taken over. With Shift a text stays as it is. */
export const pasteProps: Pick<EditorProps, 'transformPastedHTML' | 'clipboardTextParser' | 'handlePaste'> = {
  transformPastedHTML: cleanPastedHtml,
  clipboardTextParser(text, _context, isPlain, { state }) {
    const document = !isPlain && isMarkdown(text) ? documentOfMarkdown(text) : documentOfText(text);
    return Slice.maxOpen(nodeOfDocument(state.schema, document).content);
  },
  handlePaste(view, event) {
    const html = event.clipboardData?.getData('text/html') ?? '';
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isOwn = html.includes('data-pm-slice');
    if (text === '' || isOwn || !isColouredText(html)) return false;
    return view.pasteText(text, event);
  },
};
