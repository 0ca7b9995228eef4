import type { Request } from 'express';
import * as z from 'zod';
import type { ObjectPlace } from '../objects/objects.repository.ts';
import { checkObjectName } from '../objects/object-name.policy.ts';
import { invalidRequest } from '../storage-error.ts';

/** Bucket and name of an object in the path of a request. @throws StorageError InvalidKey */
export function placeOf(req: Request): ObjectPlace {
  const { bucket, path } = req.params;
  const name = Array.isArray(path) ? path.join('/') : String(path ?? '');
  return { bucket: String(bucket), name: checkObjectName(name) };
}

/** A JSON body that fits a schema. @throws StorageError */
export function readBody<Schema extends z.ZodType>(req: Request, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(req.body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidRequest(`body/${issue?.path.join('/') ?? ''} ${issue?.message ?? 'is not valid'}`);
}

/** The token of a signed address. */
export const tokenOf = (req: Request) => (typeof req.query['token'] === 'string' ? req.query['token'] : '');

/** The version that is asked for; undefined for whichever there is. */
export const versionOf = (req: Request) =>
  typeof req.query['versionId'] === 'string' ? req.query['versionId'] : undefined;

/** Whether an upload may write over what is there. */
export const isUpsert = (req: Request) => req.get('x-upsert') === 'true';

/** A whole number of the query string within bounds. */
export function countOf(value: unknown, { fallback, most }: { fallback: number; most: number }): number {
  const count = Number(value ?? fallback);
  return Number.isInteger(count) && count >= 0 ? Math.min(count, most) : fallback;
}
