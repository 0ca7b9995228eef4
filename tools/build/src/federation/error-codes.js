/**
 * Stands for the federation runtime's sentences about its failures, which would be in the shell and in each container entry.
 * A message keeps the code, which the runtime looks for in it, and what it is about.
 */
export const getShortErrorMsg = (code, _sentences, about, original) =>
  [code, about && JSON.stringify(about), original].filter(Boolean).join(' ');
