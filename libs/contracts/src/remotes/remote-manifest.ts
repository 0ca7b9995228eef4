import * as z from 'zod';
import { roleSchema } from '../members/roles.ts';

/** Name of a remote: lower case, for instance `journal`. A new remote needs no change here. */
export const remoteNameSchema = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
export type RemoteName = z.infer<typeof remoteNameSchema>;

/** A rail entry that the shell can draw before the remote's code is loaded. */
export const navigationItemSchema = z.object({
  id: z.string(),
  /** Key in the `nav` namespace. */
  labelKey: z.string(),
  to: z.string().startsWith('/'),
  /** Name of an icon of the design system. */
  icon: z.string(),
  group: z.enum(['reflect', 'plan', 'connect', 'grow', 'admin']),
  order: z.number().int(),
  feature: z.string().optional(),
  role: roleSchema.optional(),
});
export type NavigationItem = z.infer<typeof navigationItemSchema>;

/** A place in another area's screen that a remote can fill. */
export const slotNameSchema = z.enum(['session.actions', 'journey.actions']);
export type SlotName = z.infer<typeof slotNameSchema>;

/** What a remote declares of itself: pure data, readable without running its code. */
export const remoteManifestSchema = z.object({
  name: remoteNameSchema,
  /** Route patterns of react-router that this remote answers. */
  routes: z.array(
    z.object({
      path: z.string().startsWith('/'),
      feature: z.string().optional(),
      role: roleSchema.optional(),
      /** Public routes are drawn without the app's rail and need no auth session. */
      access: z.enum(['public', 'signed-in']).default('signed-in'),
    }),
  ),
  navigation: z.array(navigationItemSchema),
  slots: z.array(slotNameSchema),
  /** Something of a person stays on the device; whoever signs out is asked about it and takes it with them. */
  keepsOnDevice: z.boolean().optional(),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
/** As authored, with defaults left out. */
export type RemoteManifestInput = z.input<typeof remoteManifestSchema>;

/** One file of a release. `integrity` is a Subresource Integrity value (sha384). Sizes in bytes. */
export const releaseFileSchema = z.object({
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/),
  bytes: z.number().int().nonnegative(),
  gzipBytes: z.number().int().nonnegative(),
  contentType: z.string(),
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;

/**
 * One immutable build of the shell or of a remote, written beside its files as `release.json`.
 * Files are served at `/r/{name}/{hash}/{path}`.
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
  files: z.record(z.string(), releaseFileSchema),
  /** Only remotes have one. */
  manifest: remoteManifestSchema.nullable(),
  /** Content of `mf-manifest.json`, inlined so that loading needs no manifest request. */
  federation: z.record(z.string(), z.unknown()).nullable(),
});
export type Release = z.infer<typeof releaseSchema>;
