import type { Analysis } from '@reflectory/contracts/journal';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '@reflectory/runtime/database';
import type {
  Announcement,
  Completion,
  NewArtwork,
  NewEntry,
  OpenSession,
  SessionsRepository,
} from './sessions.repository.ts';
import { createSessionsService } from './sessions.service.ts';

const tx: Transaction = { query: () => Promise.reject(new Error('the service has no SQL of its own')) };
const found: Analysis = {
  engine: 'fake@1',
  language: 'en',
  summary: 'One word.',
  emotions: [],
  themes: [],
  suggestions: [],
  wordCount: 3,
  rhythm: [3],
};
const session: OpenSession = {
  id: 's1',
  framework: 'free',
  title: '',
  answers: ['Walked home late.'],
  documents: null,
  language: 'de',
};

type Stored = {
  session: OpenSession | null;
  completion?: Completion;
  mayAnalyse?: boolean;
  hasRecording?: boolean;
};

const createFake = (given: Stored) => {
  const written: string[] = [];
  const entries: NewEntry[] = [];
  const announced: Announcement[] = [];
  const artworks: NewArtwork[] = [];
  const sessions: SessionsRepository = {
    lockSession: async () => given.session,
    hasRecording: async () => given.hasRecording ?? false,
    findCompletion: async () => given.completion ?? null,
    insertEntry: async (_tx, entry) => {
      written.push('entry');
      entries.push(entry);
    },
    insertArtwork: async (_tx, artwork) => {
      written.push('artwork');
      artworks.push(artwork);
    },
    markDone: async () => void written.push('done'),
    announce: async (_tx, announcement) => {
      written.push('announced');
      announced.push(announcement);
    },
  };
  const service = createSessionsService({
    sessions,
    findFramework: async () => Promise.reject(new Error('There is no such framework')),
    newId: () => 'e1',
    mayAnalyse: async () => given.mayAnalyse ?? true,
    measure: () => ({ wordCount: 3, rhythm: [3] }),
  });
  return { service, written, entries, announced, artworks };
};
const drawing = expect.stringContaining('<svg');

/** Of a session that was closed before, without an insight. */
const stored: Completion = {
  entryId: 'e0',
  text: 'as kept',
  analysis: null,
  artworkSvg: null,
  isBeingRead: false,
  hasFailed: false,
};

describe('completing a session', () => {
  it('has the answers read in the language of the instance and titles the entry by its first words', async () => {
    const { service, entries, announced, written } = createFake({ session });
    const output = await service.complete(tx, { session_id: 's1' });
    expect(announced).toEqual([{ event: 'finished', entryId: 'e1', language: 'de', isRead: true }]);
    expect(entries).toEqual([
      {
        id: 'e1',
        sessionId: 's1',
        framework: 'free',
        frameworkName: null,
        title: 'Walked home late',
        text: 'Walked home late.',
        document: null,
        timeZone: null,
        entryAt: null,
        wordCount: 3,
      },
    ]);
    expect(written).toEqual(['entry', 'announced', 'done']);
    expect(output).toEqual({
      entry_id: 'e1',
      analysis: null,
      artwork_svg: drawing,
      analysis_state: 'reading',
    });
  });

  it('speaks the language of the page before that of the instance', async () => {
    const { service, announced } = createFake({ session });
    await service.complete(tx, { session_id: 's1' }, 'ar');
    expect(announced).toMatchObject([{ language: 'ar' }]);
  });

  it('keeps a title that the person gave', async () => {
    const { service, entries } = createFake({ session: { ...session, title: ' The way home ' } });
    await service.complete(tx, { session_id: 's1' });
    expect(entries[0]?.title).toBe('The way home');
  });

  it('writes nothing again when everything is there', async () => {
    const { service, written } = createFake({
      session,
      completion: { ...stored, analysis: found, artworkSvg: '<svg/>' },
    });
    expect(await service.complete(tx, { session_id: 's1' })).toEqual({
      entry_id: 'e0',
      analysis: found,
      artwork_svg: '<svg/>',
    });
    expect(written).toEqual(['done']);
  });

  it('asks for an insight that an entry lacks, once', async () => {
    const { service, written, announced } = createFake({ session, completion: stored });
    await service.complete(tx, { session_id: 's1' });
    expect(announced).toEqual([{ event: 'analysisRequested', entryId: 'e0', language: 'de', isRead: true }]);
    expect(written).toEqual(['announced', 'done']);
    const again = createFake({ session, completion: { ...stored, isBeingRead: true } });
    expect(await again.service.complete(tx, { session_id: 's1' })).toMatchObject({
      analysis_state: 'reading',
    });
    expect(again.announced).toEqual([]);
  });

  it('keeps entry and artwork of whoever may have no new insight, and withholds the insight alone', async () => {
    const { service, written, announced, artworks } = createFake({ session, mayAnalyse: false });
    const output = await service.complete(tx, { session_id: 's1' });
    expect(output).toEqual({ entry_id: 'e1', analysis: null, artwork_svg: drawing });
    expect(written).toEqual(['entry', 'announced', 'artwork', 'done']);
    expect(announced).toMatchObject([{ event: 'finished', isRead: false }]);
    expect(artworks).toMatchObject([{ entryId: 'e1', svg: output.artwork_svg }]);
  });

  it('never takes back an insight that is there', async () => {
    const completion = { ...stored, analysis: found, artworkSvg: '<svg/>' };
    const { service } = createFake({ session, completion, mayAnalyse: false });
    expect((await service.complete(tx, { session_id: 's1' })).analysis).toEqual(found);
  });

  it('makes good a withheld insight once it may, and leaves the artwork as it was', async () => {
    const { service, written, announced } = createFake({
      session,
      completion: { ...stored, artworkSvg: '<svg/>' },
    });
    expect(await service.complete(tx, { session_id: 's1' })).toMatchObject({
      analysis_state: 'reading',
      artwork_svg: '<svg/>',
    });
    expect(announced).toMatchObject([{ event: 'analysisRequested', isRead: true }]);
    expect(written).toEqual(['announced', 'done']);
  });

  it('asks again for a reading that failed, also where an earlier text was read', async () => {
    const completion = { ...stored, analysis: found, artworkSvg: '<svg/>', hasFailed: true };
    const { service, announced } = createFake({ session, completion });
    expect(await service.complete(tx, { session_id: 's1' })).toMatchObject({ analysis_state: 'reading' });
    expect(announced).toMatchObject([{ event: 'analysisRequested' }]);
  });

  it('makes an entry of what was only spoken, which nobody reads', async () => {
    const spoken = { ...session, title: 'Voice note', answers: [''] };
    const { service, entries, announced } = createFake({ session: spoken, hasRecording: true });
    expect(await service.complete(tx, { session_id: 's1' })).toMatchObject({
      entry_id: 'e1',
      analysis: null,
    });
    expect(entries).toMatchObject([{ title: 'Voice note', text: '' }]);
    expect(announced).toMatchObject([{ event: 'finished', isRead: false }]);
  });

  it('refuses an empty session before anything is written, and one that is not there', async () => {
    const empty = createFake({ session: { ...session, answers: ['', ' \n'] } });
    await expect(empty.service.complete(tx, { session_id: 's1' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect(empty.written).toEqual([]);
    await expect(
      createFake({ session: null }).service.complete(tx, { session_id: 's1' }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
