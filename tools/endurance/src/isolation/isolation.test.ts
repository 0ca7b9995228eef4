import { startThrowawayService, type ThrowawayService } from '@reflectory/start';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryChannels } from './channels.ts';
import { takeMails } from '../testing/take-mails.ts';
import { openLab, type OpenLab } from './open-lab.ts';
import { presentReport } from './report.ts';
import { untriedMiddlewares, untriedRoutes } from './routes.ts';
import { walk } from './walk.ts';

describe('walls from outside', () => {
  let service: ThrowawayService;
  let lab: OpenLab;
  beforeAll(async () => {
    takeMails();
    service = await startThrowawayService();
    lab = await openLab(service.stack, service.url);
    // A whole product starts, and every table is filled.
  }, 180_000);
  afterAll(async () => {
    await lab?.close();
    await service?.stop();
  });

  it('every route and middleware is tried, or known to answer nothing', () => {
    const { routes } = lab.world.declared;
    expect(routes.length).toBeGreaterThan(60);
    expect([...untriedRoutes(routes), ...untriedMiddlewares()]).toEqual([]);
    expect(untriedRoutes(['GET /auth/v1/everything'])).toEqual(['GET /auth/v1/everything']);
  });

  it('answers about what belongs to others are those about nothing', async () => {
    const seed = 'short';
    const report = await walk({ lab, actors: lab.actors, makers: lab.makers, seed, count: 1000 });
    if (report.findings.length > 0) console.error(presentReport(report, { seed, url: service.url }));
    expect(report.findings).toEqual([]);
    expect(report.kinds.size).toBeGreaterThan(200);
  });

  it('nobody hears of what belongs to others', async () => {
    const { frames, problems } = await tryChannels(lab, service.url, lab.actors);
    expect(problems).toEqual([]);
    expect(frames).toBeGreaterThan(50);
  });
});
