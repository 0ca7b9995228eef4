import { describe, expect, it } from 'vitest';
import { createOpenPages, type PageConnection } from './open-pages.ts';

const limits = { perPerson: 2, perAddress: 3, perInstance: 4 };
const owner = (userId: string | null, instanceId = 'acme') => ({ instanceId, userId, address: '10.0.0.1' });

function page() {
  const told: string[] = [];
  let hasEnded = false;
  const connection: PageConnection = {
    tell: ({ what }) => void told.push(what),
    end: () => {
      hasEnded = true;
    },
  };
  return { told, connection, hasEnded: () => hasEnded };
}

describe('open pages', () => {
  it('are told what concerns their instance or their person, and nothing else', () => {
    const pages = createOpenPages();
    const [ada, grace, visitor, globex] = [page(), page(), page(), page()];
    pages.add(owner('ada'), ada.connection);
    pages.add(owner('grace'), grace.connection);
    pages.add(owner(null), visitor.connection);
    pages.add(owner('ada', 'globex'), globex.connection);
    pages.tellInstance('acme', 'texts');
    pages.tellPerson('acme', 'ada');
    pages.tellAll({ what: 'facts', withinMs: 0 });
    expect([ada, grace, visitor, globex].map(({ told }) => told)).toEqual([
      ['texts', 'role', 'facts'],
      ['texts', 'facts'],
      ['texts', 'facts'],
      ['facts'],
    ]);
    pages.endAll();
    expect([ada, globex].every(({ hasEnded }) => hasEnded())).toBe(true);
  });

  it('are bounded for a person, an address and an instance, and make room when they go', () => {
    const pages = createOpenPages(limits);
    const add = (userId: string | null, instanceId?: string) =>
      pages.add(owner(userId, instanceId), page().connection);
    const first = add('ada');
    expect([add('ada'), add('ada')].map(Boolean)).toEqual([true, false]);
    expect([add(null), add(null), add(null)].map(Boolean)).toEqual([true, true, false]);
    expect(add('ada', 'globex')).not.toBeNull();
    first?.();
    first?.();
    expect(pages.count()).toBe(4);
    expect(add(null)).not.toBeNull();
  });
});
