import { describe, expect, it } from 'vitest';
import { clients, openClient, useService, useVariant } from '../testing/index.ts';

describe('the data API as an operator sets it', () => {
  const variant = useVariant({
    coreApi: {
      CORE_API_REST_SCHEMAS: 'archive,public',
      CORE_API_REST_MAX_ROWS: '2',
      CORE_API_REST_SHOW_PLANS: 'true',
      CORE_API_REST_ROLLBACK: 'false',
    },
  });

  describe.each(clients)('with client $version', (published) => {
    const service = useService();
    const open = (schema = 'public') =>
      openClient(published, { url: variant.url, key: service.anonKey }).schema(schema);

    it('serves every schema that is exposed', async () => {
      const archive = open('archive');
      expect((await archive.from('boxes').select('name, papers(title)')).data).toEqual([
        { name: 'Letters', papers: [{ title: 'First' }, { title: 'Second' }] },
      ]);
      expect((await archive.from('papers').select('id, boxes(name)').eq('id', 2)).data).toEqual([
        { id: 2, boxes: { name: 'Letters' } },
      ]);
      const season = await archive
        .from('years')
        .select('id, as_text:season::text, again:season::season')
        .eq('season', 'spring');
      expect(season.data).toEqual([{ id: 1801, as_text: 'spring', again: 'spring' }]);
      expect((await archive.rpc('count_years')).data).toBe(2);
      expect((await open().from('articles').select('id').eq('id', 1)).data).toEqual([{ id: 1 }]);
    });

    it('refuses a schema that is not, and names those that are', async () => {
      expect(await open('cellar').from('boxes').select()).toMatchObject({
        status: 406,
        error: {
          code: 'PGRST106',
          message: 'Invalid schema: cellar',
          hint: 'Only the following schemas are exposed: archive, public',
        },
      });
      expect((await open('archive').from('articles').select()).error).toMatchObject({
        code: 'PGRST205',
        message: "Could not find the table 'archive.articles' in the schema cache",
      });
    });

    it('answers with no more rows than allowed, at every depth', async () => {
      const { data, count } = await open().from('articles').select('id', { count: 'exact' }).limit(100);
      expect([data?.length, count]).toEqual([2, 4]);
      const estimated = await open().from('articles').select('id', { count: 'estimated' });
      expect(estimated.count).toBeGreaterThan(2);
      const { data: article } = await open()
        .from('labels')
        .select('id, article_labels(id)')
        .eq('id', 2)
        .single();
      expect(article?.article_labels).toHaveLength(2);
    });

    it('shows how the database would answer', async () => {
      const text = await open().from('articles').select('id').explain();
      expect(text.data).toContain('Scan on articles');
      const json = await open()
        .from('articles')
        .select('id')
        .eq('id', 1)
        .explain({ format: 'json', analyze: true, verbose: true, settings: true, buffers: true, wal: true });
      expect(JSON.stringify(json.data)).toContain('Actual Rows');
      expect(await open().rpc('plus', { a: 1 }).explain()).toMatchObject({ status: 200, error: null });
    });

    it('commits where rolling back is not allowed, and does not claim otherwise', async () => {
      const run = `${published.version}-${Date.now()}`;
      await open().from('places').insert({ run, shelf: 1 }).rollback();
      expect(await service.sql('select shelf from places where run = $1', [run])).toEqual([{ shelf: 1 }]);
    });
  });

  it('means the first schema where a request names none', async () => {
    const get = (path: string, headers = {}) => fetch(`${variant.url}/rest/v1/${path}`, { headers });
    const response = await get('years?id=eq.1801');
    expect(await response.json()).toEqual([{ id: 1801, season: 'spring' }]);
    expect(response.headers.get('content-profile')).toBeNull();
    const named = await get('articles?select=id&id=eq.1', { 'accept-profile': 'public' });
    expect(named.headers.get('content-profile')).toBe('public');
    const plan = await get('articles?select=id', {
      'accept-profile': 'public',
      accept: 'application/vnd.pgrst.plan+json; for="text/csv"; options=verbose|analyze;',
    });
    expect(plan.headers.get('content-type')).toBe(
      'application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|verbose; charset=utf-8',
    );
  });
});
