import { createHash } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import type { DKIMResult, DKIMVerifyResult, DNSResolver } from 'mailauth';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';

/** Keys of one mail that are asked for: whoever signs more often wants to keep us busy. */
const MOST_KEYS = 8;
const DNS_TIMEOUT_MS = 4000;
/** Milliseconds until all of a mail is verified. */
const TIME_LIMIT_MS = 15_000;

/**
 * `unsure`: the key of the domain could not be asked for now. `key`: by what a mail is known whose Message-ID is not
 * signed, else null.
 */
export type Verdict = { is: 'verified'; key: string | null } | { is: 'unverified' | 'unsure' };
export const UNVERIFIED: Verdict = { is: 'unverified' };

/** Whether a mail is from an address, by a signature of that address's own domain over all of it. */
export type VerifySender = (raw: Buffer, address: string) => Promise<Verdict>;

/** Answers as `resolveTxt` of Node does; rejects with a code of its. */
type ResolveText = (name: string) => Promise<string[][]>;

/** Asks the name servers of the system, or the one that is given. */
export function createTextResolver(server: string | null): ResolveText {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
  if (server !== null) resolver.setServers([server]);
  return (name) => resolver.resolveTxt(name);
}

/**
 * Whether a Content-Type that is not signed, as those of large providers are not, can say nothing but what the signed
 * body says: parts begin at the first line of the body that looks like a boundary.
 */
function isBoundBy(raw: Buffer, contentType: string): boolean {
  if (/^text\//i.test(contentType)) return true;
  if (!/^multipart\//i.test(contentType)) return false;
  const named = [...contentType.matchAll(/;\s*boundary[^=;]*=\s*"?([^";]*)/gi)];
  const whole = raw.toString('latin1');
  const first = /\n--([^\r\n]*)/.exec(whole.slice(whole.search(/\n\r?\n/)));
  return named.length === 1 && named[0]?.[1]?.trim() === first?.[1]?.trim();
}

/** Headers of a mail that a signature has to cover, so that nobody changes what becomes of it. */
function neededOf(raw: Buffer, headers: DKIMVerifyResult['headers']): string[] {
  const has = (name: string) => headers?.parsed.find(({ key }) => key === name);
  const type = has('content-type')
    ?.line.toString('latin1')
    .replace(/^[^:]*:\s*/, '');
  const isFree = type !== undefined && !isBoundBy(raw, type);
  return ['from', 'subject', 'date'].filter(has).concat(isFree ? 'content-type' : []);
}

const signedBy = ({ signingHeaders }: DKIMResult) =>
  new Set(signingHeaders?.keys.toLowerCase().split(': ') ?? []);

/** What a signature is over: the same however often somebody gives the mail another Message-ID. */
const keyOf = (result: DKIMResult) =>
  signedBy(result).has('message-id')
    ? null
    : createHash('sha256')
        .update(result.signingHeaders?.canonicalizedHeader ?? '')
        .digest('hex');

async function verify(raw: Buffer, address: string, resolver: DNSResolver): Promise<Verdict> {
  const { headerFrom, fromFields, headers, results } = await dkimVerify(raw, {
    resolver,
    minBitLength: 1024,
    rejectRsaSha1: true,
  });
  const isFrom = fromFields === 1 && headerFrom.length === 1 && headerFrom[0]?.toLowerCase() === address;
  if (!isFrom) return UNVERIFIED;
  const needed = neededOf(raw, headers);
  const covering = results.filter(
    (result) =>
      // A signature over the beginning alone lets others write on.
      Boolean(result.status.aligned) &&
      !result.canonBodyLengthLimited &&
      needed.every((name) => signedBy(result).has(name)),
  );
  const passed = covering.find(({ status }) => status.result === 'pass');
  if (passed) return { is: 'verified', key: keyOf(passed) };
  return covering.some(({ status }) => status.result === 'temperror') ? { is: 'unsure' } : UNVERIFIED;
}

/** Verifies by DKIM; keys of less than 1024 bits and SHA-1 count as none. */
export function createVerifySender(resolveText: ResolveText): VerifySender {
  return async (raw, address) => {
    let asked = 0;
    const resolver: DNSResolver = (name, type) => {
      asked += 1;
      if (type !== 'TXT' || asked > MOST_KEYS) return Promise.reject(new Error('asked too much'));
      return resolveText(name);
    };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Verdict>((resolve) => {
      timer = setTimeout(() => resolve({ is: 'unsure' }), TIME_LIMIT_MS);
    });
    const verified = verify(raw, address.toLowerCase(), resolver).catch(() => UNVERIFIED);
    return Promise.race([verified, late]).finally(() => clearTimeout(timer));
  };
}
