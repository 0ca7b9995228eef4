export { bookHtml, type BookEntry, type BookPicture, type BookWords } from './book-html.ts';
