/**
 * Elements that run, load or lead somewhere by themselves, and places that the document has already. React escapes texts,
 * so that what is found here is markup. It asks for pictures early by links of one kind, and a form goes
 * to the page that it stands in.
 */
const refused =
  /<\/?(?:script|style|meta|base|iframe|frame|object|embed|template|noscript|body|html|head|main|link(?! rel="preload" as="image"))\b|<form(?! method="post">)|\sid="(?:root|first-view|boot-manifest)"/i;

/** Gives markup back that may stand in a document. @throws Error naming what may not */
export function checkMarkup(markup: string): string {
  const [found] = refused.exec(markup) ?? [];
  if (found !== undefined) throw new Error(`The markup of a page has ${found}`);
  return markup;
}
