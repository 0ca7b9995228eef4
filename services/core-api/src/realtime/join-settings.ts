import * as z from 'zod';
import { wantedChangeSchema } from './changes/read-bindings.ts';

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** Payload of phx_join. */
export const joinSchema = z.looseObject({
  access_token: z.string().nullish(),
  config: z
    .looseObject({
      broadcast: z.looseObject({ ack: flag, self: flag }).nullish(),
      presence: z.looseObject({ key: z.string().nullish(), enabled: z.boolean().nullish() }).nullish(),
      postgres_changes: z.array(wantedChangeSchema).max(100).nullish(),
      private: flag,
    })
    .nullish(),
});
export type Join = z.output<typeof joinSchema>;

/** What a client says of a broadcast or of its presence. */
export const broadcastSchema = z.looseObject({ event: z.string().max(255), payload: z.unknown() });
export const presenceSchema = z.looseObject({
  event: z.string(),
  payload: z.record(z.string(), z.unknown()).nullish(),
});
export const tokenSchema = z.looseObject({ access_token: z.string().nullish() });
