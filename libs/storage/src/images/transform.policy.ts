import * as z from 'zod';
import { invalidRequest } from '../storage-error.ts';

const side = z.coerce.number().int().min(1).max(2500).optional();

const transformSchema = z.object({
  width: side,
  height: side,
  resize: z.enum(['cover', 'contain', 'fill']).catch('cover'),
  quality: z.coerce.number().int().min(20).max(100).catch(80),
  format: z.enum(['origin', 'webp', 'avif']).optional(),
});

/** How a picture is to be changed; sides in pixels, quality from 20 to 100. */
export type ImageTransform = z.output<typeof transformSchema>;

/** Reads `width`, `height`, `resize`, `quality` and `format`. @throws StorageError */
export function readTransform(query: Readonly<Record<string, unknown>>): ImageTransform {
  const parsed = transformSchema.safeParse(query);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidRequest(`${issue?.path.join('.') ?? 'transform'}: ${issue?.message ?? 'is not valid'}`);
}

/** The transform as it is told in the header of an answer. */
export function describeTransform(transform: ImageTransform): string {
  return Object.entries(transform)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}:${value}`)
    .join(',');
}

/** Media type of a changed picture: what the caller prefers among those that browsers take, else what it was. */
export function targetType(source: string, { format }: ImageTransform, accept: string): string {
  if (format === 'origin') return source;
  if (format) return `image/${format}`;
  return accept.includes('image/webp') ? 'image/webp' : source;
}
