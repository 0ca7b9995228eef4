import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstance, createPerson, type TestPerson, type TestService } from '@reflectory/runtime/testing';
import { createThings } from './testing/things.ts';
import { startDataApi } from './testing/data-api-service.ts';

describe('the preferred time zone', () => {
  let api: TestService;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startDataApi();
    ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
    await createThings(api.owner);
    await api.owner.query(`create function public.shown_time(at timestamptz) returns text
      language sql stable as 'select at::text'`);
    await api.owner.query('grant execute on function public.shown_time(timestamptz) to authenticated');
  });
  afterAll(() => api.stop());

  const ask = async (path: string, prefer?: string, init: RequestInit = {}) => {
    const headers = { 'content-type': 'application/json', ...(prefer !== undefined && { prefer }) };
    const response = await api.fetchAs(ada.context, `/rest/v1/${path}`, { headers, ...init });
    const body: unknown = await response.json();
    return { status: response.status, applied: response.headers.get('preference-applied'), body };
  };
  const first = 'things?select=made_at&id=eq.1';
  const inUtc = [{ made_at: '2025-01-01T00:00:00+00:00' }];

  it('is that of the times in an answer, and said to be', async () => {
    const body = [{ made_at: '2024-12-31T16:00:00-08:00' }];
    expect(await ask(first, 'timezone=America/Los_Angeles')).toEqual({
      status: 200,
      applied: 'timezone=America/Los_Angeles',
      body,
    });
    const counted = 'count=planned, timezone=America/Los_Angeles, handling=strict';
    expect(await ask(first, counted)).toEqual({ status: 200, applied: counted, body });
  });

  it('ends with the request: the next on the same connections is told in UTC', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      expect((await ask(first, 'timezone=Asia/Kathmandu')).body).toEqual([
        { made_at: '2025-01-01T05:45:00+05:45' },
      ]);
      expect(await ask(first)).toEqual({ status: 200, applied: null, body: inUtc });
    }
  });

  it('is that of times without one in a filter, a row and an argument', async () => {
    const berlin = 'timezone=Europe/Berlin';
    const before = 'things?select=id&id=eq.1&made_at=lt.2025-01-01T00:30:00';
    expect([(await ask(before)).body, (await ask(before, berlin)).body]).toEqual([[{ id: 1 }], []]);
    const row = { id: 20, made_at: '2025-07-01T12:00:00' };
    const written = await ask('things?select=made_at', `return=representation, ${berlin}`, {
      method: 'POST',
      body: JSON.stringify(row),
    });
    expect(written).toMatchObject({ status: 201, body: [{ made_at: '2025-07-01T12:00:00+02:00' }] });
    expect(written.applied).toBe(`return=representation, ${berlin}`);
    expect((await ask('things?select=made_at&id=eq.20')).body).toEqual([
      { made_at: '2025-07-01T10:00:00+00:00' },
    ]);
    const shown = '2025-01-01 01:00:00+01';
    expect((await ask('rpc/shown_time?at=2025-01-01T00:00:00Z', berlin)).body).toBe(shown);
    const body = JSON.stringify({ at: '2025-01-01T00:00:00Z' });
    expect(await ask('rpc/shown_time', berlin, { method: 'POST', body })).toMatchObject({
      applied: berlin,
      body: shown,
    });
  });

  it.each(['Jupiter/Red_Spot', 'america/los_angeles', '+05:30', "UTC'; select 1", '', 'PST8PDT7'])(
    '%j is none: it is ignored, or refused where that was asked for',
    async (name) => {
      expect(await ask(first, `timezone=${name}`)).toEqual({ status: 200, applied: null, body: inUtc });
      expect(await ask(first, `handling=strict, timezone=${name}`)).toEqual({
        status: 400,
        applied: null,
        body: {
          code: 'PGRST122',
          message: 'Invalid preferences given with handling=strict',
          details: `Invalid preferences: timezone=${name}`,
          hint: null,
        },
      });
    },
  );
});
