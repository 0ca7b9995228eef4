import { callFunction } from '@reflectory/client';
import type { MapLink } from '@reflectory/contracts/mindmaps';
import type {} from '@reflectory/contracts/journal';
import type {} from '@reflectory/contracts/boards';
import type {} from '@reflectory/contracts/search';
import type { IconName } from '@reflectory/design-system';
import type { Scope } from '../use-scope.ts';
import { containing } from '@reflectory/domain/search';

/** Something that can be led to, with what it is called. */
export type Thing = { link: MapLink; title: string };

/** A kind of things that can be led to. What of them may be seen, the service decides. */
export type ThingKind = {
  type: MapLink['type'];
  icon: IconName;
  /** Feature without which there are none. */
  feature: string;
  find(scope: Scope, words: string): Promise<Thing[]>;
  /** Null where it is gone, or not for this person. */
  titleOf(scope: Scope, id: string): Promise<string | null>;
};

const MOST = 6;

const entries: ThingKind = {
  type: 'entry',
  icon: 'notebook',
  feature: 'entries',
  async find({ client }, words) {
    const found = await callFunction(client, 'search-entries', {
      query: words,
      limit: MOST,
      filters: {},
      cursor: null,
    });
    return found.entries.map(({ id, title, snippet }) => ({
      link: { type: 'entry', id },
      title: title || snippet,
    }));
  },
  async titleOf({ client }, id) {
    const { data } = await client
      .from('entries')
      .select('title')
      .eq('id', id)
      .is('deleted_at', null)
      .maybeSingle()
      .throwOnError();
    return data?.title ?? null;
  },
};

const maps: ThingKind = {
  type: 'mindmap',
  icon: 'map',
  feature: 'mindmaps',
  async find({ client }, words) {
    const { data } = await client
      .from('mindmaps')
      .select('id,title')
      .is('deleted_at', null)
      .ilike('title', containing(words))
      .order('updated_at', { ascending: false })
      .limit(MOST)
      .throwOnError();
    return data.map(({ id, title }) => ({ link: { type: 'mindmap', id }, title }));
  },
  async titleOf({ client }, id) {
    const { data } = await client
      .from('mindmaps')
      .select('title')
      .eq('id', id)
      .is('deleted_at', null)
      .maybeSingle()
      .throwOnError();
    return data?.title ?? null;
  },
};

const cards: ThingKind = {
  type: 'card',
  icon: 'check',
  feature: 'boards',
  async find({ client }, query) {
    const { cards: found } = await callFunction(client, 'find-cards', { query: query.slice(0, 200) });
    return found
      .slice(0, MOST)
      .map(({ id, board_id, title }) => ({ link: { type: 'card', id, board_id }, title }));
  },
  async titleOf({ client }, id) {
    const { cards: found } = await callFunction(client, 'find-cards', { ids: [id] });
    return found[0]?.title ?? null;
  },
};

const goals: ThingKind = {
  type: 'goal',
  icon: 'goal',
  feature: 'goals',
  async find({ client }, words) {
    const { data } = await client
      .from('goals')
      .select('id,title')
      .is('deleted_at', null)
      .ilike('title', containing(words))
      .order('updated_at', { ascending: false })
      .limit(MOST)
      .throwOnError();
    return data.map(({ id, title }) => ({ link: { type: 'goal', id }, title }));
  },
  async titleOf({ client }, id) {
    const { data } = await client
      .from('goals')
      .select('title')
      .eq('id', id)
      .is('deleted_at', null)
      .maybeSingle()
      .throwOnError();
    return data?.title ?? null;
  },
};

/** Everything that can be led to, besides web addresses. */
export const thingKinds: readonly ThingKind[] = [entries, goals, maps, cards];

/** Address of what a link leads to. */
export function hrefOf(link: MapLink): string {
  switch (link.type) {
    case 'entry':
      return `/journal/entry/${link.id}`;
    case 'goal':
      return `/goals/${link.id}`;
    case 'mindmap':
      return `/mindmaps/${link.id}`;
    case 'card':
      return `/boards/${link.board_id}?card=${link.id}`;
    default:
      return link.address;
  }
}
