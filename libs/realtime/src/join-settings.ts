import * as z from 'zod';
import { MOST_EARLIER } from './access/earlier-messages.ts';
import { wantedChangeSchema } from './changes/read-bindings.ts';

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** Messages since a moment (milliseconds) that are to be told again. */
const replaySchema = z.looseObject({
  since: z.number().min(0).max(8.64e15),
  limit: z.number().int().min(1).max(MOST_EARLIER).nullish(),
});

/** Payload of phx_join. */
export const joinSchema = z.looseObject({
  access_token: z.string().nullish(),
  config: z
    .looseObject({
      broadcast: z
        .looseObject({ ack: flag, self: flag, replay: replaySchema.nullish(), replication_ready: flag })
        .nullish(),
      presence: z.looseObject({ key: z.string().nullish(), enabled: z.boolean().nullish() }).nullish(),
      postgres_changes: z.array(wantedChangeSchema).max(100).nullish(),
      postgres_changes_options: z.looseObject({ wait: flag }).nullish(),
      private: flag,
    })
    .nullish(),
});
export type Join = z.output<typeof joinSchema>;

/** What a client says of a broadcast or of its presence. */
export const broadcastSchema = z.looseObject({
  event: z.string().max(255),
  payload: z.unknown(),
  persist: z.unknown().optional(),
});
export const presenceSchema = z.looseObject({
  event: z.string(),
  payload: z.record(z.string(), z.unknown()).nullish(),
});
export const tokenSchema = z.looseObject({ access_token: z.string().nullish() });
