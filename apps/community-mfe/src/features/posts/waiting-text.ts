import type { AddedPost } from '@reflectory/contracts/community';

/** What to tell somebody who shared something: that it is there, or why it waits. */
export const keyOfShared = <Key extends string>({ state, held_for: heldFor }: AddedPost, key: Key) =>
  state === 'visible' ? key : heldFor === 'words' ? 'share.heldForWords' : 'share.held';
