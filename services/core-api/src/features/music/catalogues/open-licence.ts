/** A licence under which everybody may play a piece: its short name, and where its words stand. */
export type OpenLicence = { name: string; url: string };

const CREATIVE_COMMONS =
  /creativecommons\.org\/(?:licenses\/(by(?:-nc)?(?:-nd|-sa)?)|publicdomain\/(zero|mark))\/(\d\.\d)/i;
/** The same as short names say it, for instance `CC-BY-SA-4.0`, `cc0` or `CC BY 3.0`. */
const SHORT = /^cc[- ]?(by(?:[- ]nc)?(?:[- ](?:nd|sa))?)(?:[- ]v?(\d\.\d))?(?:[- ]\w+)?$/i;
const SHORT_ZERO = /^cc[- ]?(?:0|zero)(?:[- ](\d\.\d))?$/i;

const ofKind = (kind: string, version: string): OpenLicence => ({
  name: `CC ${kind.toUpperCase()} ${version}`,
  url: `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`,
});
const zero: OpenLicence = { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' };
const mark: OpenLicence = {
  name: 'Public Domain',
  url: 'https://creativecommons.org/publicdomain/mark/1.0/',
};

/** The open licence that a statement names; null for any other, and for one that names none. */
export function readOpenLicence(statement: string): OpenLicence | null {
  const text = statement.trim();
  const [, kind, domain, version = '4.0'] = CREATIVE_COMMONS.exec(text) ?? [];
  if (kind) return ofKind(kind, version);
  if (domain) return domain.toLowerCase() === 'zero' ? zero : mark;
  const [, short, of = '4.0'] = SHORT.exec(text) ?? [];
  if (short) return ofKind(short.replaceAll(' ', '-'), of);
  return SHORT_ZERO.test(text) ? zero : null;
}
