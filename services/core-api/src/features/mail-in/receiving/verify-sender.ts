import { Resolver } from 'node:dns/promises';
import type { DKIMResult, DNSResolver } from 'mailauth';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';

/** Keys of one mail that are asked for: whoever signs more often wants to keep us busy. */
const MOST_KEYS = 8;
const DNS_TIMEOUT_MS = 4000;
/** Milliseconds until all of a mail is verified. */
const TIME_LIMIT_MS = 15_000;

/** `unsure`: the key could not be asked for now. */
type Verdict = 'verified' | 'unverified' | 'unsure';

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

const isAligned = ({ status, canonBodyLengthLimited }: DKIMResult) =>
  // A signature over the beginning alone lets others write on.
  Boolean(status.aligned) && !canonBodyLengthLimited;

async function verify(raw: Buffer, address: string, resolver: DNSResolver): Promise<Verdict> {
  const { headerFrom, fromFields, results } = await dkimVerify(raw, {
    resolver,
    minBitLength: 1024,
    rejectRsaSha1: true,
  });
  const isFrom = fromFields === 1 && headerFrom.length === 1 && headerFrom[0]?.toLowerCase() === address;
  if (!isFrom) return 'unverified';
  const aligned = results.filter(isAligned);
  if (aligned.some(({ status }) => status.result === 'pass')) return 'verified';
  return aligned.some(({ status }) => status.result === 'temperror') ? 'unsure' : 'unverified';
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
      timer = setTimeout(() => resolve('unsure'), TIME_LIMIT_MS);
    });
    const verified = verify(raw, address.toLowerCase(), resolver).catch((): Verdict => 'unverified');
    return Promise.race([verified, late]).finally(() => clearTimeout(timer));
  };
}
