/** Id of the element that shows the content of a public link until its page takes its place. */
export const FIRST_VIEW_ELEMENT_ID = 'first-view';
