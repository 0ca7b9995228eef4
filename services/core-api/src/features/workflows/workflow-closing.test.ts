import { randomUUID } from 'node:crypto';
import { type WorkflowDocument, workflowEvents } from '@reflectory/contracts/workflows';
import { only } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBeginWorkflows } from './begin-workflows.events.ts';
import {
  end,
  newPersonWithRoutines,
  routine,
  type RoutinesWorld,
  startRoutines,
} from './testing/routines-world.ts';

const daily: WorkflowDocument = {
  ...routine(end),
  trigger: {
    kind: 'schedule',
    rule: 'FREQ=DAILY',
    time: '08:00',
    zone: 'Europe/Berlin',
    starts_on: '2026-01-01',
  },
};

describe('routines of somebody who leaves, and stays after all', () => {
  let world: RoutinesWorld;
  let own: Awaited<ReturnType<typeof newPersonWithRoutines>>;
  beforeAll(async () => {
    world = await startRoutines();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    own = await newPersonWithRoutines(world);
  });

  const leave = () =>
    world.api.owner.query(`select app.close_account($1, $2, 'asked', now() + interval '14 days', null)`, [
      world.instance,
      own.ada.id,
    ]);
  const stay = () => world.api.owner.query('select app.keep_account($1, $2)', [world.instance, own.ada.id]);
  const wake = () => world.worker.query('select app.wake_workflows(now(), 1000, 50)');
  const nextOf = async (workflow: string) =>
    only(
      await world.api.owner.query<{ next_at: Date | null }>(
        'select next_at from public.workflows where id = $1',
        [workflow],
      ),
    ).next_at;
  /** A schedule that came due a day ago, or was taken then. */
  const dueYesterday = async () => {
    const workflow = await own.publish(daily);
    const at = new Date(Date.now() - 86_400_000);
    const date = (next: Date | null) =>
      world.api.owner.query('update public.workflows set next_at = $2 where id = $1', [workflow, next]);
    await date(at);
    return { workflow, at, take: () => date(null) };
  };
  /** Its run has ended; something is written each time, so that events are looked for. */
  const hasRun = async (workflow: string) => {
    await expect
      .poll(
        async () => {
          await own.ask('save-workflow', { id: randomUUID(), title: 'Nothing', document: routine() });
          const { runs } = await own.ask('list-workflow-runs', { id: workflow });
          return runs.map(({ state }) => state);
        },
        { timeout: 10_000 },
      )
      .toEqual(['done']);
  };

  it('keep the time of a schedule that came meanwhile', async () => {
    const { workflow, at } = await dueYesterday();
    await leave();
    await wake();
    expect(await nextOf(workflow)).toEqual(at);
    await stay();
    await wake();
    await hasRun(workflow);
    expect((await nextOf(workflow))?.getTime()).toBeGreaterThan(Date.now());
  });

  it('get back the time of a schedule that was taken just before', async () => {
    const { workflow, at, take } = await dueYesterday();
    await take();
    await leave();
    const { worker: db, asPerson, instance: instanceId } = world;
    const ports = { listDecisionDays: async () => [] };
    const { handle } = only(
      createBeginWorkflows({ db, asPerson, ports, now: Date.now }).filter(
        ({ name }) => name === 'begin-workflow-of-schedule',
      ),
    );
    const due = {
      id: randomUUID(),
      name: workflowEvents.scheduleDue.name,
      subject: workflow,
      instanceId,
      userId: own.ada.id,
      payload: { due_at: at.toISOString() },
    };
    await handle(due);
    expect(await nextOf(workflow)).toEqual(at);
    await stay();
    await wake();
    await hasRun(workflow);
  });

  it('rest where their runs stand, without failing', async () => {
    const { api } = world;
    const { publish, begin, goOn, runOf, warnings, told } = own;
    const workflow = await publish(routine(end));
    const run = await begin(workflow);
    const standing = () =>
      api.owner.query('select state, attempt, due_at from public.workflow_runs where id = $1', [run]);
    const before = await standing();
    await leave();
    await wake();
    await goOn(run);
    expect(await standing()).toEqual(before);
    expect(warnings).toEqual([]);
    await stay();
    await goOn(run);
    expect((await runOf(workflow)).state).toBe('done');
    expect(await told()).toHaveLength(1);
  });
});
