/** How secrets begin: ours, and those of services that people copy from. */
const KNOWN = new RegExp(
  [
    String.raw`\b(?:rfl|whsec|ghp|gho|ghu|ghs|ghr|github_pat|glpat|npm|hf|sk_live|rk_live|pk_live|sk_test)[_-][\w+/=-]{8,}`,
    String.raw`\bsk-[\w-]{16,}`,
    String.raw`\bxox[a-z]-[\w-]{8,}`,
    String.raw`\b(?:AKIA|ASIA)[A-Z0-9]{16}\b`,
    String.raw`\bAIza[\w-]{30,}`,
    String.raw`\beyJ[\w-]{8,}\.[\w-]{8,}\.`,
    String.raw`-----BEGIN [A-Z ]*KEY`,
    // Who is let in by an address of their own.
    String.raw`\b[a-z][a-z+]*:\/\/[^\s/@]+:[^\s/@]+@`,
  ].join('|'),
  'i',
);
/** As long as a key of 128 bits; words are never so long and mixed. Ids, which have dashes, are no secrets. */
const RUN = /[\w+/=-]{32,}/g;
const MIXED = /(?=.*\d)(?=.*[a-z])(?=.*[A-Z])/;
const LONG = /(?=[a-z]*\d)[a-z\d]{32,}/i;

/** Whether something that is written looks like a token, a key or a password of an address. */
export const looksSecret = (text: string): boolean =>
  KNOWN.test(text) || (text.match(RUN) ?? []).some((run) => MIXED.test(run) || LONG.test(run));
