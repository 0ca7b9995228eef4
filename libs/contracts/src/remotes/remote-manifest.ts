import * as z from 'zod';
import { permissionKeySchema, roleSchema } from '../members/roles.ts';

/** Name of a remote: lower case, for instance `journal`. A new remote needs no change here. */
export const remoteNameSchema = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
export type RemoteName = z.infer<typeof remoteNameSchema>;

/** Names of what a manifest lists; each has its words in every language under this name. */
const idSchema = z.string().regex(/^[a-z][A-Za-z0-9]{0,59}$/, 'is no name such as "monthlyReview"');
const featureKeySchema = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, 'is no key such as "global_feed"');
const pathSchema = z.string().startsWith('/');

/** Who sees something: everybody where all are unset. */
const needsOfPerson = {
  feature: featureKeySchema.optional(),
  role: roleSchema.optional(),
  /** Any one of them is enough. */
  permissions: z.array(permissionKeySchema).optional(),
};

const routeSchema = z.object({
  /** Pattern of react-router. */
  path: pathSchema,
  ...needsOfPerson,
  /** Public routes are drawn without the app's rail and need no auth session. */
  access: z.enum(['public', 'signed-in']).default('signed-in'),
});

/** Groups of the rail, in its order. */
export const NAVIGATION_GROUPS = ['reflect', 'plan', 'connect', 'grow', 'admin'] as const;

const placeSchema = z.object({
  id: idSchema,
  /** One of the remote's routes; feature and role are those of the route. */
  to: pathSchema,
  group: z.enum(NAVIGATION_GROUPS),
  order: z.number().int(),
  /** What waits there: rows of a table that the person may read, with nothing in a column; the rail says how many. */
  waiting: z.object({ table: z.string(), without: z.string() }).optional(),
});

/** Place in another area's screen that a remote can fill: area and place, for instance `session.actions`. */
const slotSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*\.[a-z][A-Za-z0-9]*$/, 'is no name such as "session.actions"');

const featureSchema = z.object({
  key: featureKeySchema,
  /** At a new key: `development` is on where the service runs in development, and off elsewhere. */
  default: z.enum(['on', 'off', 'development']),
});

const settingsSectionSchema = z.object({
  id: idSchema,
  order: z.number().int(),
  /** Drawn at `/settings/<id>` alone, for what is long; `/settings` only leads there. */
  isOwnPage: z.boolean().optional(),
  ...needsOfPerson,
});
const commandSchema = z.object({
  id: idSchema,
  to: pathSchema,
  /** Letter that begins it wherever nothing is typed; the palette lists it. */
  key: z
    .string()
    .regex(/^[a-z]$/)
    .optional(),
  ...needsOfPerson,
});
/** A source of the palette's search; what it finds, a module of the remote says. */
const searchSchema = z.object({ id: idSchema, ...needsOfPerson });
const requirementsSchema = z.object({
  tables: z.array(z.string()).default([]),
  functions: z.array(z.string()).default([]),
});

/** Sections besides what every remote has; one that is left out is empty. */
const sections = {
  /** Slots that the remote fills. */
  slots: z.array(slotSchema).default([]),
  features: z.array(featureSchema).optional(),
  /** Permissions that its screens ask for, for instance `boards.edit`. */
  permissions: z.array(permissionKeySchema).optional(),
  settings: z.array(settingsSectionSchema).optional(),
  commands: z.array(commandSchema).optional(),
  searches: z.array(searchSchema).optional(),
  /** Tables and functions of the service that it cannot do without. */
  requires: requirementsSchema.optional(),
  /** Something of a person stays on the device; whoever signs out is asked about it and takes it with them. */
  keepsOnDevice: z.boolean().optional(),
};

/**
 * What the team of a remote writes in `remote.manifest.ts`. Its words stand beside the texts, one file per language:
 * {@link manifestWordsSchema}.
 */
export const authoredManifestSchema = z.strictObject({
  ...sections,
  name: remoteNameSchema,
  routes: z.array(z.strictObject(routeSchema.shape)),
  /** `icon` is the name of an icon of lucide; the build puts its drawing into the release. */
  navigation: z.array(z.strictObject({ ...placeSchema.shape, icon: z.string() })).default([]),
  /** Slots that its own screens offer to others; `props` is the zod schema of what they are given. */
  offers: z.array(z.strictObject({ slot: slotSchema, props: z.instanceof(z.ZodType) })).optional(),
});
export type AuthoredManifest = z.input<typeof authoredManifestSchema>;

/** Declares a manifest and keeps its names, so that `defineRemote` knows the pages that it needs. */
export function defineManifest<const Manifest extends AuthoredManifest>(manifest: Manifest): Manifest {
  return manifest;
}

const wordSchema = z.string().min(1);
const wordsSchema = z.record(z.string(), wordSchema);

/** Words of a manifest in one language, by the names of what they name. */
export const manifestWordsSchema = z.strictObject({
  /** The area within a sentence, for instance "The journal". */
  title: wordSchema,
  /** What the area does for a person, in a sentence. */
  promise: wordSchema,
  navigation: wordsSchema.optional(),
  /** What an administrator reads beside the switch of a feature. */
  features: wordsSchema.optional(),
  permissions: wordsSchema.optional(),
  settings: wordsSchema.optional(),
  commands: wordsSchema.optional(),
  searches: wordsSchema.optional(),
});
export type ManifestWords = z.infer<typeof manifestWordsSchema>;

/** A drawing of 24 × 24 in strokes; `path` is the `d` of its only path, which can carry nothing but lines. */
export const iconSchema = z.object({
  name: z.string(),
  path: z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE ,.+-]{1,4000}$/),
});

/** Stands for an icon that a release of before the drawings only names. */
const dot = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0';

/** A rail entry that the shell can draw before the remote's code is loaded. */
const navigationItemSchema = placeSchema.extend({
  id: z.string(),
  icon: z.preprocess((icon) => (typeof icon === 'string' ? { name: icon, path: dot } : icon), iconSchema),
  ...needsOfPerson,
});
export type NavigationItem = z.infer<typeof navigationItemSchema>;

/** What a release declares of its remote: pure data, readable without running its code. */
export const remoteManifestSchema = z.object({
  ...sections,
  name: remoteNameSchema,
  routes: z.array(routeSchema),
  navigation: z.array(navigationItemSchema).default([]),
  /** `props` is JSON Schema. */
  offers: z.array(z.object({ slot: slotSchema, props: z.record(z.string(), z.unknown()) })).optional(),
  /** Language → words. English is there in every release that has any. */
  words: z
    .record(z.string(), z.object({ ...manifestWordsSchema.shape, promise: z.string().optional() }))
    .optional(),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
