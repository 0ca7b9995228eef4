import { mailDomainSchema } from '@reflectory/contracts/members';

/** The domains in a text, one a line or between commas; `wrong` are those that are none. */
export function readDomains(text: string): { domains: string[]; wrong: string[] } {
  const written = text
    .split(/[\s,;]+/)
    .map((domain) => domain.replace(/^@/, ''))
    .filter((domain) => domain !== '');
  const read = written.map((domain) => mailDomainSchema.safeParse(domain).data ?? null);
  return {
    domains: [...new Set(read.filter((domain) => domain !== null))],
    wrong: written.filter((_domain, index) => read[index] === null),
  };
}
