import { BOOT_FACTS_PATH, type BootFacts } from '@reflectory/contracts/boot';
import { isRecord } from '@reflectory/domain/record';
import { areInstances, isFeatures, isInstance, isRole } from './kept-shapes.ts';

/** What came from the gateway are no facts. */
export class BootFactsError extends Error {}

const isPrincipal = (value: unknown): boolean =>
  value === null ||
  (isRecord(value) &&
    typeof value.userId === 'string' &&
    isRole(value.role) &&
    areInstances(value.instances) &&
    (value.permissions === undefined || Array.isArray(value.permissions)));

const isShared = (value: unknown): boolean =>
  value === null ||
  (isRecord(value) &&
    (value.kind === 'session' || value.kind === 'presentation') &&
    typeof value.token === 'string' &&
    (value.content === null || isRecord(value.content)));

/** A light check instead of the schema, which would put zod into the shell's first chunk. */
const areBootFacts = (value: unknown): value is BootFacts =>
  isRecord(value) &&
  typeof value.revision === 'number' &&
  isInstance(value.instance) &&
  isFeatures(value.features) &&
  isPrincipal(value.principal) &&
  isShared(value.shared) &&
  typeof value.brandSheet === 'string' &&
  typeof value.icon === 'string';

/** Whether an address is that of a public link, which anybody may open. */
const isPublicLink = (pathname: string) => /^\/[sp](\/|$)/.test(pathname);

/**
 * What a document for this address would carry now.
 *
 * @throws BootFactsError when something else comes.
 */
export async function fetchFacts(pathname: string): Promise<BootFacts> {
  const query = isPublicLink(pathname) ? `?${new URLSearchParams({ link: pathname }).toString()}` : '';
  const response = await fetch(BOOT_FACTS_PATH + query, { cache: 'no-store' });
  if (!response.ok) throw new BootFactsError(`${BOOT_FACTS_PATH} answered ${response.status}`);
  const facts: unknown = await response.json();
  if (!areBootFacts(facts)) throw new BootFactsError(`${BOOT_FACTS_PATH} brought no facts`);
  return facts;
}
