import type { Analysis } from '@reflectory/contracts/journal';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '@reflectory/runtime/database';
import type { Completion, NewEntry, OpenSession, SessionsRepository } from './sessions.repository.ts';
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
  language: 'de',
};

type Stored = { session: OpenSession | null; completion?: Completion; mayAnalyse?: boolean };

const createFake = (stored: Stored) => {
  const written: string[] = [];
  const entries: NewEntry[] = [];
  const write = (name: string) => async () => void written.push(name);
  const sessions: SessionsRepository = {
    findSession: async () => stored.session,
    lockSession: async () => stored.session,
    findCompletion: async () => stored.completion ?? null,
    insertEntry: async (_tx, entry) => {
      written.push('entry');
      entries.push(entry);
    },
    insertAnalysis: write('analysis'),
    insertArtwork: write('artwork'),
    markDone: write('done'),
  };
  const analysed: unknown[] = [];
  const service = createSessionsService({
    sessions,
    newId: () => 'e1',
    mayAnalyse: async () => stored.mayAnalyse ?? true,
    insights: {
      measure: () => ({ wordCount: 3, rhythm: [3] }),
      analyse: (text, options) => {
        analysed.push([text, options]);
        return found;
      },
    },
  });
  return { service, written, entries, analysed };
};

describe('completing a session', () => {
  it('analyses the answers in the language of the instance and titles the entry by its first words', async () => {
    const { service, entries, analysed, written } = createFake({ session });
    const output = await service.complete(tx, 's1');
    expect(analysed).toEqual([['Walked home late.', { language: 'de' }]]);
    expect(entries).toEqual([
      {
        id: 'e1',
        sessionId: 's1',
        framework: 'free',
        title: 'Walked home late',
        text: 'Walked home late.',
        wordCount: 3,
      },
    ]);
    expect(written).toEqual(['entry', 'analysis', 'artwork', 'done']);
    expect(output).toMatchObject({ entry_id: 'e1', analysis: found });
  });

  it('speaks the language of the page before that of the instance', async () => {
    const { service, analysed } = createFake({ session });
    await service.complete(tx, 's1', 'ar');
    expect(analysed).toEqual([['Walked home late.', { language: 'ar' }]]);
  });

  it('keeps a title that the person gave', async () => {
    const { service, entries } = createFake({ session: { ...session, title: ' The way home ' } });
    await service.complete(tx, 's1');
    expect(entries[0]?.title).toBe('The way home');
  });

  it('writes nothing again when everything is there', async () => {
    const completion = { entryId: 'e0', text: 'old', analysis: found, artworkSvg: '<svg/>' };
    const { service, written, analysed } = createFake({ session, completion });
    expect(await service.complete(tx, 's1')).toEqual({
      entry_id: 'e0',
      analysis: found,
      artwork_svg: '<svg/>',
    });
    expect(analysed).toEqual([]);
    expect(written).toEqual(['done']);
  });

  it('adds an insight that an entry lacks, from the text as it was kept', async () => {
    const completion = { entryId: 'e0', text: 'as kept', analysis: null, artworkSvg: null };
    const { service, written, analysed } = createFake({ session, completion });
    await service.complete(tx, 's1');
    expect(analysed).toEqual([['as kept', { language: 'de' }]]);
    expect(written).toEqual(['analysis', 'artwork', 'done']);
  });

  it('keeps entry and artwork of whoever may have no new insight, and withholds the insight alone', async () => {
    const { service, written, analysed } = createFake({ session, mayAnalyse: false });
    const output = await service.complete(tx, 's1');
    expect(output).toEqual({
      entry_id: 'e1',
      analysis: null,
      artwork_svg: expect.stringContaining('<svg'),
    });
    expect(written).toEqual(['entry', 'artwork', 'done']);
    expect(analysed).toEqual([]);
  });

  it('never takes back an insight that is there', async () => {
    const completion = { entryId: 'e0', text: 'old', analysis: found, artworkSvg: '<svg/>' };
    const { service } = createFake({ session, completion, mayAnalyse: false });
    expect((await service.complete(tx, 's1')).analysis).toEqual(found);
  });

  it('makes good a withheld insight once it may, and leaves the artwork as it was', async () => {
    const completion = { entryId: 'e0', text: 'as kept', analysis: null, artworkSvg: '<svg/>' };
    const { service, written } = createFake({ session, completion });
    expect(await service.complete(tx, 's1')).toMatchObject({ analysis: found, artwork_svg: '<svg/>' });
    expect(written).toEqual(['analysis', 'done']);
  });

  it('refuses an empty session before anything is written, and one that is not there', async () => {
    const empty = createFake({ session: { ...session, answers: ['', ' \n'] } });
    await expect(empty.service.complete(tx, 's1')).rejects.toMatchObject({ code: 'invalid_input' });
    expect(empty.written).toEqual([]);
    await expect(createFake({ session: null }).service.complete(tx, 's1')).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
