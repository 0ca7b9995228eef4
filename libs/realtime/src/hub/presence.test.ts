import { expect, it } from 'vitest';
import { createPresence } from './presence.ts';

it('says who came, who said something new, and who left', () => {
  const presence = createPresence();
  expect(presence.track('a:1', 'ada', { phx_ref: '1', at: 'desk' })).toEqual({
    joins: { ada: { metas: [{ phx_ref: '1', at: 'desk' }] } },
    leaves: {},
  });
  presence.track('a:2', 'ada', { phx_ref: '2', at: 'phone' });
  expect(presence.track('a:1', 'ada', { phx_ref: '3', at: 'sofa' })).toEqual({
    joins: { ada: { metas: [{ phx_ref: '3', at: 'sofa' }] } },
    leaves: { ada: { metas: [{ phx_ref: '1', at: 'desk' }] } },
  });
  expect(presence.state()['ada']?.metas.map(({ phx_ref }) => phx_ref)).toEqual(['3', '2']);
  expect(presence.untrack('a:2')?.leaves).toEqual({ ada: { metas: [{ phx_ref: '2', at: 'phone' }] } });
  expect(presence.untrack('a:2')).toBeNull();
});

it('lets everybody of a process leave at once', () => {
  const presence = createPresence();
  presence.track('a:1', 'ada', { phx_ref: '1' });
  presence.track('b:1', 'max', { phx_ref: '2' });
  expect(presence.untrackAll('a:')?.leaves).toEqual({ ada: { metas: [{ phx_ref: '1' }] } });
  expect(Object.keys(presence.state())).toEqual(['max']);
  expect(presence.untrackAll('a:')).toBeNull();
});

it('takes any key, also those that objects have of their own', () => {
  const presence = createPresence();
  for (const key of ['__proto__', 'constructor']) {
    expect(Object.entries(presence.track(key, key, { phx_ref: key })?.joins ?? {})).toEqual([
      [key, { metas: [{ phx_ref: key }] }],
    ]);
  }
  expect(Object.keys(presence.state())).toEqual(['__proto__', 'constructor']);
});

it('says nothing of what it was told before', () => {
  const presence = createPresence();
  presence.track('a:1', 'ada', { phx_ref: '1' });
  expect(presence.track('a:1', 'ada', { phx_ref: '1' })).toBeNull();
});
