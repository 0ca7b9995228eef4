import { beforeEach, expect, it, vi } from 'vitest';
import { type FollowedPage, followReleases } from './follow-releases.ts';

let events: EventTarget;
const page = { reload: vi.fn<() => void>(), offer: vi.fn<() => void>(), hasUnsaved: () => false };
const follow = (more: Partial<FollowedPage> = {}) =>
  followReleases({ ...page, events, hasLoaded: (name) => name === 'journal', ...more });
const build = (...names: string[]) =>
  events.dispatchEvent(new MessageEvent('releases', { data: JSON.stringify({ names }) }));

beforeEach(() => {
  events = new EventTarget();
  vi.clearAllMocks();
});

it('reloads when the shell or a remote in use was built', () => {
  follow();
  build('journal');
  build('admin', 'shell');
  expect(page.reload).toHaveBeenCalledTimes(2);
});

it('leaves the page alone when another app was built, until that is used', () => {
  const mustReload = follow();
  build('admin', 'public-site');
  expect(page.reload).not.toHaveBeenCalled();
  expect([mustReload('admin'), mustReload('presentations')]).toEqual([true, false]);
});

it('offers the build to a page with unsaved text, and reloads nothing by itself', () => {
  follow({ hasUnsaved: () => true });
  build('journal');
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.offer).toHaveBeenCalledTimes(1);
});
