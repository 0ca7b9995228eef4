// oxlint-disable-next-line typescript/triple-slash-reference -- who imports these sources needs the types of CSS modules
/// <reference path="../css-modules.d.ts" />
import classes from './document.module.css';

/** Class of the element whose children are the blocks of a document, while it is written and when it is read. */
export const documentClass = classes['document'] ?? '';
