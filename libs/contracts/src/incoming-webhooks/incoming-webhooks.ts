import * as z from 'zod';

/** Begins what stands for the secret in an address, so that whoever finds one knows what it is. */
export const INCOMING_TOKEN_PREFIX = 'rfh_';
export const INCOMING_TOKEN_PATTERN = /^rfh_[\w-]{43}$/;

/** Bytes that a call may have. */
export const INCOMING_BODY_BYTES = 64 * 1024;
/** Addresses of a person. */
export const INCOMING_WEBHOOKS_MAX = 20;
/** Things that are taken of a call. */
export const INCOMING_FIELDS_MAX = 10;

/** A part of a call, and the name by which a routine knows it. Title and text are what conditions ask about. */
export const incomingFieldSchema = z.object({
  /** Names and places, one below the other. */
  path: z
    .array(z.union([z.string().max(200), z.int().min(0).max(1000)]))
    .min(1)
    .max(8),
  name: z.string().regex(/^[\p{L}\p{N}_-]{1,40}$/u),
});
export type IncomingField = z.infer<typeof incomingFieldSchema>;

/** What was taken of a call, by name. */
export type TakenFields = Record<string, string>;
