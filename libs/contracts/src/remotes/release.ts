import * as z from 'zod';
import { remoteManifestSchema, remoteNameSchema } from './remote-manifest.ts';

/** One file of a release. `integrity` is a Subresource Integrity value: sha256, as loaders of files name it, or sha384 of older releases. Sizes in bytes. */
export const releaseFileSchema = z.object({
  integrity: z.string().regex(/^sha(256|384)-[A-Za-z0-9+/=]+$/),
  bytes: z.number().int().nonnegative(),
  gzipBytes: z.number().int().nonnegative(),
  contentType: z.string(),
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;

/** Where the program for the server lies in a release: one script that draws pages for visitors. It is never served. */
export const SERVER_ENTRY = 'server/entry.js';

const serverEntrySchema = z.object({
  integrity: releaseFileSchema.shape.integrity,
  bytes: releaseFileSchema.shape.bytes,
  /** Paths of the routes that it draws. */
  routes: z.array(z.string()),
});

/** Texts that all pages say but those of `notFor`, or none but those of `only`. */
const laterTextsSchema = z.object({
  only: z.array(z.string()).optional(),
  notFor: z.array(z.string()).optional(),
  files: z.record(z.string(), z.array(z.string())),
});
/**
 * One immutable build of the shell or of a remote, written beside its files as `release.json`.
 * Files are served at `/r/{name}/{hash}/{path}`, its pieces at `/r/{name}/pieces/{path}`.
 */
export const releaseSchema = z.object({
  name: remoteNameSchema,
  version: z.string(),
  /** Hex digest over the names and contents of all files, first 20 characters. */
  hash: z.string().regex(/^[0-9a-f]{20}$/),
  builtAt: z.iso.datetime(),
  /** Path of the container entry (remotes) or of the main script (shell). */
  entry: z.string(),
  /** Files needed for a first view, in load order: preloaded by the gateway. */
  preload: z.array(z.string()),
  /** Path of a route → files that its page needs besides those above. Only remotes have some. */
  pages: z.record(z.string(), z.array(z.string())).default({}),
  /** Language → files with its texts, where these are not in the files above. */
  texts: z.record(z.string(), z.array(z.string())).default({}),
  /** More files of texts, by language, for the pages of some paths. Releases of before have one such part, and no list. */
  laterTexts: z
    .union([z.array(laterTextsSchema), laterTextsSchema])
    .transform((parts) => [parts].flat())
    .default([]),
  /** Namespace → keys of the texts that it brings, in whichever language. */
  textKeys: z.record(z.string(), z.array(z.string())).default({}),
  files: z.record(z.string(), releaseFileSchema),
  /** What draws pages on the server, beside the files that browsers get; null where nothing does. */
  server: serverEntrySchema.nullable().default(null),
  /** Files whose names hold the hash of their content: their address is the same in every release that has them. */
  pieces: z.array(z.string()).default([]),
  /** Packages that a remote takes from the shell → range that it needs. */
  requires: z.record(z.string(), z.string()).default({}),
  /** Packages that a shell gives to remotes → their version. */
  provides: z.record(z.string(), z.string()).default({}),
  /** Only remotes have one. */
  manifest: remoteManifestSchema.nullable(),
  /** Content of `mf-manifest.json`, inlined so that loading needs no manifest request. */
  federation: z.record(z.string(), z.unknown()).nullable(),
});
export type Release = z.infer<typeof releaseSchema>;

/** What stands for the hash of a release in the address of a piece. */
export const PIECES = 'pieces';

/** Address of a file of a release, without its host. */
export function releaseFileAddress(
  { name, hash, pieces }: Pick<Release, 'name' | 'hash' | 'pieces'>,
  path: string,
): string {
  return `/r/${name}/${pieces.includes(path) ? PIECES : hash}/${path}`;
}
