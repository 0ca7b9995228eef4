const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Words that deny what follows within the same clause. */
export const deniers = words(
  `not never no nor neither none without hardly scarcely barely nothing nobody cannot`,
);

/** Words after a denier that take the denial back: "not only", "nothing but", "no doubt", "no wonder". */
export const denialTakenBack = words(`only just merely but doubt wonder matter little`);

/** Between "never" and a feeling these make it stronger instead: "never so merry", "never been more hopeful". */
export const comparisons = words(`so such more as better half`);

/** Words that make the feeling after them count for more. */
export const strengtheners =
  words(`very really so extremely deeply utterly terribly awfully incredibly completely totally
  absolutely truly especially particularly exceptionally intensely profoundly hugely immensely most much highly
  mightily mighty exceeding exceedingly wonderfully infinitely heartily sorely dreadfully desperately overwhelmingly
  too quite such great greatly well full unspeakably seriously`);

/** Words that make the feeling after them count for less. */
export const softeners =
  words(`little slightly somewhat bit mildly fairly rather sort kind almost nearly vaguely faintly
  mostly partly less`);

/** Words after which a feeling is said of someone, whatever part of speech a tagger takes it for. */
export const feelingVerbs = words(`be feel look seem become get grow remain so very too and how more`);

/** A denial or a degree does not reach past these. */
export const turns = words(`but yet although though however because while whereas`);
