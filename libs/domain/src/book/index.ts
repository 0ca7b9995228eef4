export { bookHtml, type BookEntry, type BookWords } from './book-html.ts';
