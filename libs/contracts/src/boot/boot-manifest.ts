import * as z from 'zod';
import {
  linkGuardSchema,
  sharedPresentationSchema,
  sharedSessionSchema,
} from '../presentations/presentations.ts';
import { instanceSchema } from '../instance/instance.ts';
import { joiningRuleSchema } from '../members/joining.ts';
import { releaseSchema } from '../remotes/release.ts';
import { manifestWordsSchema, remoteManifestSchema, remoteNameSchema } from '../remotes/remote-manifest.ts';
import { permissionKeySchema, roleSchema } from '../members/roles.ts';

/** An instance that the signed-in person can switch to. `url` is its origin. */
export const reachableInstanceSchema = z.object({ id: z.uuid(), name: z.string(), url: z.url() });
export type ReachableInstance = z.infer<typeof reachableInstanceSchema>;

/** What the shell needs of a manifest before the remote's code is there. */
const bootRemoteManifestSchema = remoteManifestSchema
  .pick({
    name: true,
    routes: true,
    navigation: true,
    slots: true,
    settings: true,
    commands: true,
    searches: true,
    keepsOnDevice: true,
  })
  .extend({
    words: z
      .record(z.string(), manifestWordsSchema.omit({ promise: true, features: true, permissions: true }))
      .optional(),
  });
export type BootRemoteManifest = z.infer<typeof bootRemoteManifestSchema>;

/** A remote as the shell sees it; `baseUrl` ends with a slash and holds every path of `files`. */
export const bootRemoteSchema = releaseSchema
  .pick({ version: true, hash: true, entry: true, federation: true })
  .extend({
    name: remoteNameSchema,
    baseUrl: z.string(),
    /** Path → Subresource Integrity value of the entry, which knows its chunks, and of the list of all files. */
    files: z.record(z.string(), z.string()),
    manifest: bootRemoteManifestSchema,
    /** What the remote needs and this shell does not provide, in words; it is not loaded then. */
    unmet: z.array(z.string()).default([]),
  });
export type BootRemote = z.infer<typeof bootRemoteSchema>;

const sharedLinkSchema = z.object({
  token: z.string(),
  /** Why there is no content, where it is no secret that there would be some. */
  guard: linkGuardSchema.optional(),
});

/** Content of a public link, already reduced to the permitted sections; `null` means unavailable. */
export const sharedContentSchema = z.discriminatedUnion('kind', [
  sharedLinkSchema.extend({ kind: z.literal('session'), content: sharedSessionSchema.nullable() }),
  sharedLinkSchema.extend({ kind: z.literal('presentation'), content: sharedPresentationSchema.nullable() }),
]);
export type SharedContent = z.infer<typeof sharedContentSchema>;

/** All that the shell needs to draw its first screen, inlined by the gateway into the document. */
export const bootManifestSchema = z.object({
  /** Of the control plane that it was made with; grows with every change. */
  revision: z.number().int().nonnegative().default(0),
  instance: instanceSchema,
  /** Who may make an account here without an invitation. */
  joining: joiningRuleSchema.default('everyone'),
  /** Who the document cookie names; null for visitors. Never authorises a call. */
  principal: z
    .object({
      userId: z.uuid(),
      role: roleSchema,
      /** What the person may do; unset where the gateway was not told. */
      permissions: z.array(permissionKeySchema).optional(),
      instances: z.array(reachableInstanceSchema),
    })
    .nullable(),
  /** Resolved for this principal at this instance; a key that is absent is off. */
  features: z.record(z.string(), z.boolean()),
  remotes: z.array(bootRemoteSchema),
  service: z.object({
    /** Origin that serves /auth/v1, /rest/v1, /functions/v1, /storage/v1, /realtime/v1. */
    url: z.url(),
    anonKey: z.string(),
  }),
  /** Present on /s/{token} and /p/{token} only. */
  shared: sharedContentSchema.nullable(),
});
export type BootManifest = z.infer<typeof bootManifestSchema>;

/** What of the boot manifest changes while a page is open, and where the brand of now is found. */
export const bootFactsSchema = bootManifestSchema
  .pick({ revision: true, instance: true, principal: true, features: true, shared: true })
  .extend({ brandSheet: z.string(), icon: z.string() });
export type BootFacts = z.infer<typeof bootFactsSchema>;
