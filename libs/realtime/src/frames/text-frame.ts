import * as z from 'zod';
import type { Frame, Version } from './frame.ts';

const reference = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : String(value)));
const arraySchema = z.tuple([reference, reference, z.string(), z.string(), z.unknown()]);
const objectSchema = z.object({
  topic: z.string(),
  event: z.string(),
  payload: z.unknown(),
  ref: reference,
  join_ref: reference,
});

/** Reads a text frame; null when it is none. */
export function readTextFrame(text: string, version: Version): Frame | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (version === '2.0.0') {
    const parsed = arraySchema.safeParse(value);
    if (!parsed.success) return null;
    const [joinRef, ref, topic, event, payload] = parsed.data;
    return { joinRef, ref, topic, event, payload };
  }
  const parsed = objectSchema.safeParse(value);
  if (!parsed.success) return null;
  const { topic, event, payload, ref, join_ref: joinRef } = parsed.data;
  return { joinRef, ref, topic, event, payload };
}

/** Writes a text frame. */
export function writeTextFrame({ joinRef, ref, topic, event, payload }: Frame, version: Version): string {
  if (version === '2.0.0') return JSON.stringify([joinRef, ref, topic, event, payload]);
  return JSON.stringify({ topic, event, payload, ref, join_ref: joinRef });
}
