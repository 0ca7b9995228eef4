import type { ForEachStep } from '@reflectory/contracts/workflows';
import type { PersonTransactions } from '@reflectory/runtime/database';
import type { Mail } from '@reflectory/runtime/mail';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  end,
  forEach,
  newPersonWithRoutines,
  plan,
  routine,
  type RoutinesWorld,
  startRoutines,
} from './testing/routines-world.ts';
import { createWorkflowJobs } from './workflows.jobs.ts';

describe('runs that go through a list', () => {
  let world: RoutinesWorld;
  let own: Awaited<ReturnType<typeof newPersonWithRoutines>>;
  beforeAll(async () => {
    world = await startRoutines();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    own = await newPersonWithRoutines(world);
  });

  it('go on with the next thing where their process and its connection ended, each effect once', async () => {
    const { asPerson } = world;
    const { publish, begin, goOn, runOf, planned, told, board } = own;
    const { list } = await board(['A', 'B', 'C', 'D']);
    const workflow = await publish(
      routine(forEach(list, [plan, { id: 'say', kind: 'notify', text: 'Seen' }]), end),
    );
    const run = await begin(workflow);
    const ended: PersonTransactions = () => Promise.reject(new Error('the process has ended'));
    let cuts = 0;
    while ((await runOf(workflow)).state === 'waiting') {
      let left = 3;
      // The third step is done and not committed yet when its connection is cut; nothing comes after that.
      const cut: PersonTransactions = (person, work) => {
        left -= 1;
        if (left < 0) return ended(person, work);
        if (left > 0) return asPerson(person, work);
        cuts += 1;
        return asPerson(person, async (tx) => {
          await work(tx);
          await tx.query('select pg_terminate_backend(pg_backend_pid())');
          throw new Error('it was not cut');
        });
      };
      await goOn(run, cut).catch(() => undefined);
    }
    expect(cuts).toBeGreaterThan(3);
    expect(await planned()).toEqual(['Look at A', 'Look at B', 'Look at C', 'Look at D']);
    expect(await told()).toHaveLength(5);
    const { steps, state } = await runOf(workflow);
    expect([state, steps.length]).toEqual(['done', 10]);
  });

  it('leave out what is gone when its turn comes, and go on', async () => {
    const { asPerson } = world;
    const { publish, begin, goOn, runOf, planned, board } = own;
    const { list, ids, client } = await board(['A', 'B', 'C']);
    const wait = { id: 'wait', kind: 'wait', amount: 1, unit: 'hours' } as const;
    const workflow = await publish(routine(forEach(list, [plan, wait]), end));
    const run = await begin(workflow);
    await goOn(run);
    expect((await runOf(workflow)).state).toBe('waiting');
    await client
      .from('cards')
      .update({ deleted_at: new Date().toISOString() })
      .eq('id', ids[1] ?? '');
    for (const hours of [2, 4, 6]) await goOn(run, asPerson, Date.now() + hours * 3_600_000);
    expect((await runOf(workflow)).state).toBe('done');
    expect(await planned()).toEqual(['Look at A', 'Look at C']);
  });

  it('that fail at a thing go on from it, and do not repeat those before', async () => {
    const { ask, publish, begin, goOn, runOf, planned, board } = own;
    const { list } = await board(['A', 'B', 'C']);
    const other = await board([]);
    const onB: ForEachStep['each'][number] = {
      id: 'if',
      kind: 'branch',
      if: { is: 'equals', field: 'title', value: 'B' },
      yes: [
        {
          id: 'card',
          kind: 'make-card',
          board_id: other.board_id,
          column_id: other.column_id,
          title: '{title}',
        },
      ],
      no: [],
    };
    const workflow = await publish(routine(forEach(list, [plan, onB]), end));
    const hide = (deleted_at: string | null) =>
      other.client.from('board_columns').update({ deleted_at }).eq('id', other.column_id).throwOnError();
    await hide(new Date().toISOString());
    await goOn(await begin(workflow));
    const failed = await runOf(workflow);
    expect([failed.state, failed.failure, failed.steps.at(-1)?.step_id]).toEqual([
      'failed',
      'gone',
      'card.1',
    ]);
    await hide(null);
    const { run_id: again } = await ask('rerun-workflow', { run_id: failed.id, from: 'failed' });
    await expect
      .poll(async () => {
        await goOn(again);
        return (await ask('list-workflow-runs', { id: workflow })).runs.find(({ id }) => id === again)?.state;
      })
      .toBe('done');
    expect(await planned()).toEqual(['Look at A', 'Look at B', 'Look at C']);
    const { data } = await other.client.from('cards').select('title').eq('board_id', other.board_id);
    expect(data).toEqual([{ title: 'B' }]);
  });

  it('count with their steps: who did enough for an hour waits, and begins nothing by hand', async () => {
    const { api, instance } = world;
    const { ask, publish, begin, goOn, planned, board, ada } = own;
    const { list } = await board(['A']);
    const workflow = await publish(routine(forEach(list)));
    const [before, run] = [await begin(workflow), await begin(workflow)];
    await api.owner.query(
      `insert into public.workflow_steps (instance_id, user_id, run_id, step_id, kind, position, state)
       select $1, $2, $3, 'x.' || n, 'tag-entry', n, 'done' from generate_series(1, 3000) n`,
      [instance, ada.id, before],
    );
    await goOn(run);
    expect(await planned()).toEqual([]);
    const [row] = await api.owner.query<{ is_later: boolean }>(
      `select due_at > now() + interval '10 minutes' and state = 'waiting' as is_later from public.workflow_runs where id = $1`,
      [run],
    );
    expect(row).toEqual({ is_later: true });
    await expect(ask('run-workflow', { id: workflow })).rejects.toThrow('rate_limited');
    await api.owner.query(
      `update public.workflow_steps set at = now() - interval '2 hours' where run_id = $1`,
      [before],
    );
    await goOn(run);
    expect(await planned()).toEqual(['Look at A']);
  });

  it('rest in the middle of their list where enough was done, and go on with the next thing', async () => {
    const { api, asPerson, instance } = world;
    const { publish, begin, goOn, runOf, planned, board, ada } = own;
    const { list } = await board(['A', 'B']);
    const wait = { id: 'wait', kind: 'wait', amount: 1, unit: 'hours' } as const;
    const workflow = await publish(routine(forEach(list, [plan, wait])));
    const [before, run] = [await begin(workflow), await begin(workflow)];
    await goOn(run);
    await api.owner.query(
      `insert into public.workflow_steps (instance_id, user_id, run_id, step_id, kind, position, state)
       select $1, $2, $3, 'x.' || n, 'tag-entry', n, 'done' from generate_series(1, 3000) n`,
      [instance, ada.id, before],
    );
    await goOn(run, asPerson, Date.now() + 2 * 3_600_000);
    expect(await planned()).toEqual(['Look at A']);
    await api.owner.query('delete from public.workflow_runs where id = $1', [before]);
    await goOn(run, asPerson, Date.now() + 2 * 3_600_000);
    await goOn(run, asPerson, Date.now() + 4 * 3_600_000);
    expect(await planned()).toEqual(['Look at A', 'Look at B']);
    expect((await runOf(workflow)).state).toBe('done');
  });

  it('owe their mails in turns: who owes many keeps nobody else waiting', async () => {
    const { api, instance, worker } = world;
    const mail = { id: 'mail', kind: 'mail', subject: 'Look', text: 'Look' } as const;
    const owe = async (person: typeof own, amount: number) => {
      const run = await person.begin(await person.publish(routine(mail), true));
      await api.owner.query(`update public.workflow_runs set state = 'done' where id = $1`, [run]);
      await api.owner.query(
        `insert into public.workflow_steps (instance_id, user_id, run_id, step_id, kind, position, state, delivery)
         select $1, $2, $3, 'mail.' || n, 'mail', n, 'done', 'owed' from generate_series(1, $4::integer) n`,
        [instance, person.ada.id, run, amount],
      );
    };
    const bo = await newPersonWithRoutines(world);
    await owe(own, 30);
    await owe(bo, 1);
    const taken = await worker.query<{ user_id: string }>(
      'select user_id from app.take_workflow_mails(now(), 20)',
    );
    expect(taken.map(({ user_id }) => user_id).toSorted()).toEqual(
      [own.ada.id, own.ada.id, bo.ada.id].toSorted(),
    );
    const mails: Mail[] = [];
    const jobs = createWorkflowJobs({
      db: worker,
      mailer: { send: async (sent) => void mails.push(sent) },
      publicOrigin: 'https://reflectory.example',
      now: Date.now,
    });
    for (const job of jobs) await job.run();
    expect(mails).toHaveLength(28);
  });

  it('mail for each thing once, with consent to the version', async () => {
    const { worker } = world;
    const { publish, begin, goOn, runOf, board } = own;
    const { list } = await board(['A', 'B']);
    const document = routine(
      forEach(list, [{ id: 'mail', kind: 'mail', subject: 'One more', text: 'Look' }]),
    );
    await expect(publish(document)).rejects.toThrow('not_permitted');
    const workflow = await publish(document, true);
    await goOn(await begin(workflow));
    const mails: Mail[] = [];
    const jobs = createWorkflowJobs({
      db: worker,
      mailer: { send: async (mail) => void mails.push(mail) },
      publicOrigin: 'https://reflectory.example',
      now: Date.now,
    });
    for (const job of [...jobs, ...jobs]) await job.run();
    expect(mails.map(({ subject }) => subject)).toEqual(['One more', 'One more']);
    expect((await runOf(workflow)).steps.map(({ delivery }) => delivery)).toEqual([null, 'sent', 'sent']);
  });

  it('that are tried again say why in the log, and nothing of what was written', async () => {
    const { asPerson } = world;
    const { publish, begin, goOn, board, warnings } = own;
    const { list } = await board(['About Anna']);
    const run = await begin(await publish(routine(forEach(list))));
    await goOn(run, (person, work) =>
      asPerson(person, async (tx) => {
        await work(tx);
        await tx.query(`select title::integer from cards where title = 'About Anna'`);
        throw new Error('never');
      }).catch((error: unknown) => {
        // Only the step meets it: what comes after goes on.
        if (warnings.length === 0) throw error;
        return asPerson(person, work);
      }),
    );
    expect(warnings).toEqual([{ run, failure: expect.objectContaining({ code: '22P02' }) }]);
    expect(JSON.stringify(warnings)).not.toContain('Anna');
  });
});
