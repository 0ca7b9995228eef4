/** How writing ends, and where one goes on. */
export type WritingEnd =
  'stay' | 'cancel' | 'remove' | 'sibling' | 'child' | 'indent' | 'outdent' | 'up' | 'down';
