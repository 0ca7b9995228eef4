import { circleFunctions, postDraftFunctions, postFunctions } from '@reflectory/contracts/community';
import { notificationFunctions } from '@reflectory/contracts/notifications';
import type { WorkflowStep } from '@reflectory/contracts/workflows';
import { checkWorkflow } from '@reflectory/domain/workflows';
import type { PersonTransactions } from '@reflectory/runtime/database';
import { only } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askAs } from '../../testing/ask-as.ts';
import { templatesIn } from './content/templates.ts';
import {
  end,
  forEach,
  newPersonWithRoutines,
  routine,
  type RoutinesWorld,
  startRoutines,
} from './testing/routines-world.ts';

const contract = {
  ...circleFunctions,
  ...postFunctions,
  ...postDraftFunctions,
  ...notificationFunctions,
};
const facts = {
  text: null,
  title: 'The sea',
  framework: null,
  feeling: null,
  mood: -20,
  energy: null,
  words: null,
};
const sample = { ...facts, hour: 9, date: '2026-11-28', tags: [], weekday: ['saturday'], values: {} };

describe('a step that leaves a draft in a circle', () => {
  let world: RoutinesWorld;
  let own: Awaited<ReturnType<typeof newPersonWithRoutines>>;
  let circle: string;
  let ask: ReturnType<typeof askAs<keyof typeof contract>>;
  beforeAll(async () => {
    world = await startRoutines();
  });
  afterAll(() => world.stop());
  const draft = (text = 'From {title}:\n\nwhat I take'): Extract<WorkflowStep, { kind: 'draft-post' }> => ({
    id: 'draft',
    kind: 'draft-post',
    circle_id: circle,
    text,
  });
  const drafts = async () => (await ask('list-post-drafts', {})).drafts;
  beforeEach(async () => {
    own = await newPersonWithRoutines(world);
    ask = askAs(world.api, own.ada, contract);
    const made = await ask('create-circle', {
      name: 'Evening circle',
      about: '',
      rules: '',
      question: '',
      joining: 'open',
      most_members: 12,
    });
    circle = made.id;
  });

  it('leaves words for their person, who is told, and posts nothing', async () => {
    const id = await own.write('A day at the sea', { title: 'The sea' });
    const run = await own.runOnce(routine(draft()), { kind: 'entry', id });
    const left = only(await drafts());
    expect(left).toMatchObject({
      lesson: 'From The sea:\n\nwhat I take',
      place: circle,
      origin: 'routine',
      pseudonym: null,
      entry_id: null,
    });
    expect(run).toMatchObject({ state: 'done' });
    expect(run.steps[0]?.output).toEqual({ path: `/groups/${circle}?draft=${left.id}` });
    const { notifications } = await ask('list-notifications', {});
    expect(notifications).toMatchObject([
      { sentence: 'A routine left a draft for “Evening circle”', path: `/groups/${circle}?draft=${left.id}` },
    ]);
    expect((await ask('list-posts', { place: circle })).posts).toEqual([]);
  });

  it('is done once where its process ends before anybody is told', async () => {
    const workflow = await own.publish(routine(draft(), end));
    const run = await own.begin(workflow);
    let cuts = 0;
    const cut: PersonTransactions = (person, work) =>
      world.asPerson(person, async (tx) => {
        await work(tx);
        if (cuts > 0) return Promise.reject(new Error('the process has ended'));
        cuts += 1;
        await tx.query('select pg_terminate_backend(pg_backend_pid())');
        throw new Error('it was not cut');
      });
    await own.goOn(run, cut).catch(() => undefined);
    expect(await drafts()).toEqual([]);
    await own.goOn(run);
    await own.goOn(run);
    expect((await own.runOf(workflow)).state).toBe('done');
    expect(await drafts()).toHaveLength(1);
  });

  it('says so where its person is not in the circle any more, in a trial as well', async () => {
    const document = routine(draft());
    const [would] = (await own.ask('try-workflow', { document, facts: sample })).would;
    expect(would).toMatchObject({ text: 'From The sea:\n\nwhat I take', failure: null });
    expect(await drafts()).toEqual([]);
    await ask('leave-circle', { id: circle, keeps_posts: true });
    const tried = await own.ask('try-workflow', { document, facts: sample });
    expect(only(tried.would).failure).toBe('not-in-circle');
    const run = await own.runOnce(document);
    expect(run).toMatchObject({ state: 'failed', failure: 'not-in-circle' });
    expect(await drafts()).toEqual([]);
  });

  it('says so where there is no room for another draft', async () => {
    await world.api.owner.query(
      `insert into public.post_drafts (instance_id, user_id, lesson) select $1, $2, 'x' from generate_series(1, 99)`,
      [world.instance, own.ada.id],
    );
    const { list } = await own.board(['A', 'B']);
    const run = await own.runOnce(routine(forEach(list, [draft('{title}')])));
    expect(run).toMatchObject({ state: 'failed', failure: 'full' });
    expect(await drafts()).toHaveLength(100);
  });

  it('is not taken where somebody wrote that they do not want to live', async () => {
    const id = await own.write('I want to kill myself.');
    const run = await own.runOnce(routine(draft()), { kind: 'entry', id });
    expect(run.state).toBe('cancelled');
    expect(await drafts()).toEqual([]);
  });

  it('sends nothing out, and a template names no circle', async () => {
    const template = templatesIn('de').find(({ key }) => key === 'circle-week');
    const problems = template && checkWorkflow(template.document, new Date());
    expect(problems).toEqual([{ code: 'no-circle', step_id: 'draft' }]);
    const workflow = await own.publish(routine(draft()));
    const published = await own.ask('publish-workflow', { id: workflow, may_mail: false });
    expect(published).toEqual({ version: 2, problems: [] });
  });
});
