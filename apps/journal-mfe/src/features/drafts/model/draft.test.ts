import { describe, expect, it } from 'vitest';
import {
  answersWith,
  changeDraft,
  draftFromRow,
  fingerprintOf,
  hasSameText,
  needsServer,
  newDraft,
} from './draft.ts';
import { confirmDraft, standingOf } from './reconcile.ts';
import { retryDelay } from './retry-delay.ts';
import { failureKindOf } from '../../../service/service-failure.ts';
import { saveStatusOf } from './save-state.ts';
import { owner, rowOf } from '../../../testing/draft-rows.ts';

const written = (text: string, revision = 3) => ({
  ...draftFromRow(owner, rowOf({ answers: ['as saved'], revision })),
  answers: [text],
  revision: revision + 1,
});

describe('a draft', () => {
  it('fills skipped steps with empty answers', () => {
    expect(answersWith(['one'], 3, 'four')).toEqual(['one', '', '', 'four']);
    expect(answersWith(['one', 'two'], 0, '')).toEqual(['', 'two']);
  });

  it('compares words, not trailing empty answers', () => {
    expect(hasSameText({ title: '', answers: ['a', ''] }, { title: '', answers: ['a'] })).toBe(true);
    expect(hasSameText({ title: '', answers: ['a', 'b'] }, { title: '', answers: ['ab'] })).toBe(false);
    expect(fingerprintOf({ title: 'a', answers: [] })).not.toBe(fingerprintOf({ title: '', answers: ['a'] }));
  });

  it('leaves a refused revision alone until it changes', () => {
    const draft = changeDraft(newDraft(owner, 's', 'free', 0), { title: 'x' }, 1);
    const refused = { ...draft, refusal: { code: '23514', message: 'No', revision: draft.revision } };
    expect(needsServer(refused)).toBe(false);
    expect(needsServer(changeDraft(refused, { title: 'y' }, 2))).toBe(true);
  });
});

describe('standing of a draft beside the row of the server', () => {
  it('goes on from the row it was made from', () => {
    expect(standingOf(written('more'), rowOf({ answers: ['as saved'], revision: 3 }))).toBe('ahead');
  });
  it('recognises its own save whose confirmation was lost', () => {
    const draft = { ...written('more and more'), revision: 6 };
    const row = rowOf({ answers: ['more'], revision: 5 });
    const attempts = [fingerprintOf(row), 'a later one'];
    expect(standingOf({ ...draft, attempts }, row)).toBe('confirmed');
    expect(confirmDraft({ ...draft, attempts }, row)).toMatchObject({ savedRevision: 5, revision: 6 });
  });
  it('adopts a newer row when nothing was typed here, even when the step has moved', () => {
    const draft = {
      ...draftFromRow(owner, rowOf({ answers: ['as saved'], revision: 3 })),
      step: 4,
      revision: 4,
    };
    expect(standingOf(draft, rowOf({ answers: ['from the phone'], revision: 9 }))).toBe('adopt');
  });
  it('parts when both have words the other lacks', () => {
    expect(standingOf(written('mine'), rowOf({ answers: ['theirs'], revision: 9 }))).toBe('fork');
  });
  it('parts from a finished session only with words that are not in it', () => {
    const done = rowOf({ answers: ['as saved'], revision: 3, status: 'done' });
    expect(standingOf(draftFromRow(owner, done), done)).toBe('finished');
    expect(standingOf(written('more'), done)).toBe('finished-elsewhere');
  });
  it('keeps what was typed during a save unsaved, whatever the revisions say', () => {
    const draft = { ...written('typed meanwhile'), revision: 4 };
    expect(confirmDraft(draft, rowOf({ answers: ['sent'], revision: 4 }))).toMatchObject({
      savedRevision: 4,
      revision: 5,
    });
  });
});

describe('the visible state', () => {
  const delivery = { keptRevision: 4, isDeviceFull: false, isWaiting: false, isOnline: true };
  it.each([
    ['saving', {}],
    ['kept', { isOnline: false }],
    ['kept', { isWaiting: true }],
    ['saving', { isOnline: false, keptRevision: 3 }],
    ['at-risk', { isOnline: false, isDeviceFull: true }],
  ])('says %s for %o', (status, patch) => {
    expect(saveStatusOf(written('x'), { ...delivery, ...patch })).toBe(status);
  });
  it('never says saved before the server has the newest revision', () => {
    expect(saveStatusOf({ ...written('x'), savedRevision: 4 }, delivery)).toBe('saved');
    expect(saveStatusOf(newDraft(owner, 's', 'free', 0), delivery)).toBe('untouched');
  });
});

it('tells what passes from what the server refuses', () => {
  expect([0, 408, 429, 500, 503].map(failureKindOf)).toEqual(Array(5).fill('unreachable'));
  expect(failureKindOf(401)).toBe('signed-out');
  expect([400, 403, 409, 413, 422].map(failureKindOf)).toEqual(Array(5).fill('refused'));
});

it('backs off 1, 2, 5 and then 10 seconds', () => {
  expect([0, 1, 2, 3, 9].map(retryDelay)).toEqual([1000, 2000, 5000, 10_000, 10_000]);
});
