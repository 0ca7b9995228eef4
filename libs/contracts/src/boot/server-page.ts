import * as z from 'zod';
import { languageSchema } from '../instance/instance.ts';
import { bootManifestSchema } from './boot-manifest.ts';

/** What the server entry of a remote is given, as JSON, to draw one page for a visitor. */
export const serverPageSchema = z.object({
  /** Path of the route in the remote's manifest, for instance `/s/:token`, and the address that fits it. */
  route: z.string(),
  path: z.string(),
  language: languageSchema,
  /** As a visitor would get it: of nobody, without remotes and without a key. */
  boot: bootManifestSchema,
});
export type ServerPage = z.infer<typeof serverPageSchema>;
