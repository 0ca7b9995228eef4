import type { Request } from 'express';
import { contextOf } from '@reflectory/runtime/http';
import type { ObjectSource } from '../objects/objects.repository.ts';
import type { SignedAddresses, SignedClaims, SignedScope } from '../signed-addresses.ts';
import { tokenOf } from './storage-reader.ts';

/** What a signed address opens, as its token says. @throws StorageError when the token opens something else */
export async function openSigned(
  req: Request,
  signed: SignedAddresses,
  scope: SignedScope,
): Promise<{ source: ObjectSource; claims: SignedClaims }> {
  const { bucket, path } = req.params;
  const told = [bucket, path].flat().join('/');
  const urls = [told, decode(told)];
  const claims = await signed.verify(tokenOf(req), { urls, scope, instance: contextOf(req).instance_id });
  const slash = claims.url.indexOf('/');
  const source = { bucket: claims.url.slice(0, slash), name: claims.url.slice(slash + 1) };
  return { source: { ...source, version: claims.version, signedAt: claims.signedAt }, claims };
}

/** The published client encodes an address that it is given once more. */
function decode(told: string): string {
  try {
    return decodeURIComponent(told);
  } catch {
    return told;
  }
}

/** A path as it stands in a signed address: the published client encodes all of it but these. */
export const encodePath = (path: string) => path.replace(/[%?#]/g, encodeURIComponent);
