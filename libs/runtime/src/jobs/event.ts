import type * as z from 'zod';

/** Something that happened, which other parts may hear of. */
export type EventDefinition<Payload = unknown> = {
  /** For instance `entry.finished`; `app.publish` is called with it. */
  readonly name: string;
  /** Ids and small facts, never a text of a person. */
  readonly payload: z.ZodType<Payload>;
};

/** An event as a handler gets it: at least once, and in order for each subject. */
export type DomainEvent<Payload = unknown> = {
  /** The same at every delivery. */
  id: string;
  name: string;
  /** What it happened to. */
  subject: string;
  instanceId: string;
  userId: string | null;
  payload: Payload;
};

/** Who does something about events. Doing it twice does no harm. */
export type EventHandler = {
  /** For instance `read-entry`; jobs and dead letters carry it. */
  name: string;
  /** Names of what it hears. */
  events: readonly string[];
  /** Events that one process handles at the same time; of one person it is one. */
  concurrency: number;
  /** Ids of those that there is something to do about, asked of many at once; left out: of all. */
  concerns?(events: readonly DomainEvent[]): Promise<ReadonlySet<string>>;
  /** Throwing has it tried again, later each time. */
  handle(event: DomainEvent): Promise<void>;
  /** After the last try. */
  giveUp(event: DomainEvent): Promise<void>;
};

type HearOptions<Payload> = {
  name: string;
  concurrency?: number;
  concerns?(events: readonly DomainEvent<Payload>[]): Promise<ReadonlySet<string>>;
  handle(event: DomainEvent<Payload>): Promise<void>;
  giveUp?(event: DomainEvent<Payload>): Promise<void>;
};

/** Binds a handler to events; a payload that does not fit is never handled, and becomes a dead letter. */
export function hear<Payload>(
  definitions: readonly EventDefinition<Payload>[],
  { name, concurrency = 1, concerns, handle, giveUp }: HearOptions<Payload>,
): EventHandler {
  const read = (event: DomainEvent) =>
    definitions.find((one) => one.name === event.name)?.payload.safeParse(event.payload);
  return {
    name,
    events: definitions.map((one) => one.name),
    concurrency,
    ...(concerns && {
      async concerns(events) {
        const fitting: DomainEvent<Payload>[] = [];
        const concerned = new Set<string>();
        for (const event of events) {
          const payload = read(event);
          if (payload?.success) fitting.push({ ...event, payload: payload.data });
          // What does not fit is not passed over.
          else concerned.add(event.id);
        }
        return new Set([...concerned, ...(await concerns(fitting))]);
      },
    }),
    async handle(event) {
      const payload = read(event);
      if (!payload?.success) throw new TypeError('The payload of an event does not fit');
      await handle({ ...event, payload: payload.data });
    },
    async giveUp(event) {
      const payload = read(event);
      if (payload?.success) await giveUp?.({ ...event, payload: payload.data });
    },
  };
}
