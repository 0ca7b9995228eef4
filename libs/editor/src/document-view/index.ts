export { documentClass } from './document-class.ts';
export { DocumentView, type DocumentViewProps, type MarkedSpan } from './document-view.tsx';
export { isPlainDocument } from './is-plain-document.ts';
export { spanOfRange } from './span-of-range.ts';
