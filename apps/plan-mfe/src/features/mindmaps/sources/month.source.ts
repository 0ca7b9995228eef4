import { callFunction } from '@reflectory/client';
import type { Language } from '@reflectory/contracts/languages';
import type { Overview } from '@reflectory/contracts/overview';
import { type Topic, topicOf } from '@reflectory/domain/mindmaps';
import { emotionName, themeName } from '@reflectory/domain/reading';
import type { Scope } from '../../../shared/use-scope.ts';
import type { MapSource, SourceWords } from './map-source.ts';

/** Months that are offered. */
const MOST_MONTHS = 36;
const MOST_THEMES = 8;
const MOST_ENTRIES = 4;

const monthIn = (month: string, language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The last day of a month such as `2026-02`. */
function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

const overviewOf = ({ client }: Scope, month: string): Promise<Overview> =>
  callFunction(client, 'get-overview', {
    from: `${month}-01`,
    to: lastDayOf(month),
    grain: 'month',
    zone: zoneHere(),
  });

/** Titles of entries of a month by the themes that they name, the latest first. */
async function entriesByTheme({ client }: Scope, month: string): Promise<Map<string, Topic[]>> {
  const { data: entries } = await client
    .from('entries')
    .select('id,title,entry_at')
    .is('binned_at', null)
    .gte('entry_date', `${month}-01`)
    .lte('entry_date', lastDayOf(month))
    .order('entry_at', { ascending: false })
    .limit(60)
    .throwOnError();
  if (entries.length === 0) return new Map();
  const ids = entries.map(({ id }) => id);
  const { data: analyses } = await client
    .from('analyses')
    .select('entry_id,result')
    .in('entry_id', ids)
    .throwOnError();
  const found = new Map<string, Topic[]>();
  for (const { id, title } of entries)
    for (const { name } of analyses.find(({ entry_id }) => entry_id === id)?.result.themes ?? []) {
      const topics = found.get(name) ?? [];
      if (title !== '' && topics.length < MOST_ENTRIES)
        topics.push(topicOf(title, { link: { type: 'entry', id } }));
      found.set(name, topics);
    }
  return found;
}

function feltTopic({ feelings }: Overview, { t, language }: SourceWords): Topic[] {
  const children = feelings.slice(0, MOST_THEMES).map(({ emotion, quote }) =>
    topicOf(emotionName(emotion, language), {
      children: quote ? [topicOf(quote.sentence, { link: { type: 'entry', id: quote.entry_id } })] : [],
    }),
  );
  return children.length === 0 ? [] : [topicOf(t('mindmaps.sources.felt'), { children })];
}

/** What came up in a month: its themes with the entries that name them, and what was felt. */
export const monthSource: MapSource = {
  id: 'month',
  async options({ client }, { language }) {
    const today = new Date().toISOString().slice(0, 10);
    const { buckets } = await callFunction(client, 'get-overview', {
      from: null,
      to: today,
      grain: 'month',
      zone: zoneHere(),
    });
    const months = new Set(
      buckets.filter(({ entries }) => entries > 0).map(({ start }) => start.slice(0, 7)),
    );
    return [...months]
      .toSorted()
      .reverse()
      .slice(0, MOST_MONTHS)
      .map((month) => ({ value: month, label: monthIn(month, language) }));
  },
  async draftOf(scope, month, words) {
    const [overview, entries] = await Promise.all([overviewOf(scope, month), entriesByTheme(scope, month)]);
    const themes = overview.themes
      .slice(0, MOST_THEMES)
      .map((theme) => topicOf(themeName(theme, words.language), { children: entries.get(theme.name) ?? [] }));
    const children = [...themes, ...feltTopic(overview, words)];
    return children.length === 0
      ? null
      : { root: topicOf(monthIn(month, words.language), { children }), crossLinks: [] };
  },
};
