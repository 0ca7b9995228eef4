import { createHash } from 'node:crypto';
import { entryEvents } from '@reflectory/contracts/journal';
import { artworkEngine, type ArtworkInput, drawArtwork } from '@reflectory/domain/artwork';
import type { Transaction } from '@reflectory/runtime/database';
import { type DomainEvent, type EventHandler, hear } from '@reflectory/runtime/jobs';
import type { Provider } from '../../provider/index.ts';
import type { FeaturePorts } from '../define-feature.ts';
import { correctAnalysis } from './correct-analysis.ts';
import type { CorrectionsRepository } from './corrections.repository.ts';
import { readByProvider } from './provider-reading/read-by-provider.ts';
import type { ReadEntryRepository } from './read-entry.repository.ts';

/** Entries that are read at the same time, of different people; most of the time is waiting. */
const CONCURRENCY = 6;

type Dependencies = {
  /** Runs as the worker. */
  db: Transaction;
  entries: ReadEntryRepository;
  corrections: Pick<CorrectionsRepository, 'listOf'>;
  insights: FeaturePorts['insights'];
  provider: Pick<Provider, 'askObject'>;
};

const placeOf = ({ instanceId, subject }: DomainEvent) => ({ instanceId, entryId: subject });

/** Reads entries that were finished, written anew, or asked for. No connection is held while a text is read. */
export function createReadEntry({
  db,
  entries,
  corrections,
  insights,
  provider,
}: Dependencies): EventHandler {
  const draw = (input: ArtworkInput) => ({ engine: artworkEngine, svg: drawArtwork(input) });
  return hear(Object.values(entryEvents), {
    name: 'read-entry',
    concurrency: CONCURRENCY,
    async handle(event) {
      const place = placeOf(event);
      const entry = await entries.find(db, place);
      if (!entry) return;
      const { text, revision, user_id: person, may_be_sent: mayBeSent } = entry;
      const owner = { instance: place.instanceId, person };
      const { language } = event.payload;
      const said = await corrections.listOf(db, owner);
      const local = await insights.analyse(owner, text, { language, mayBeSent, corrections: said });
      const asked = { owner, entryId: place.entryId, text, language, local };
      const analysis = mayBeSent ? correctAnalysis(await readByProvider(provider, asked), said) : local;
      await entries.keep(db, {
        ...place,
        revision,
        analysis,
        inputHash: createHash('sha256').update(text).digest('hex'),
        artwork: draw({ emotions: analysis.emotions, rhythm: analysis.rhythm, seed: place.entryId }),
        isRedrawn: event.name === entryEvents.revised.name,
      });
    },
    async giveUp(event) {
      const place = placeOf(event);
      const entry = await entries.find(db, place);
      if (!entry) return;
      const { rhythm } = insights.measure(entry.text);
      await entries.fail(db, place, draw({ emotions: [], rhythm, seed: place.entryId }));
    },
  });
}
