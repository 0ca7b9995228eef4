import type { ServiceClient } from '@reflectory/client';
import type { GoalSummary, ProgramContent } from '@reflectory/contracts/goals';
import { programContentSchema } from '@reflectory/contracts/goals';
import type { HabitSummary } from '@reflectory/contracts/habits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';
import { contentOf } from './program-content.ts';

export type Program = {
  id: string;
  title: string;
  summary: string;
  content: ProgramContent;
  is_published: boolean;
};

const COLUMNS = 'id,title,summary,content,is_published';

/** Programs of the instance: those that are offered, and to who makes them all. */
export function usePrograms() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'programs'],
    meta: { isKept: true },
    queryFn: async (): Promise<Program[]> => {
      const { data } = await client.from('goal_programs').select(COLUMNS).order('title').throwOnError();
      return data.flatMap((row) => {
        const content = programContentSchema.safeParse(row.content);
        return content.success ? [{ ...row, content: content.data }] : [];
      });
    },
  });
}

export type NewProgram = {
  title: string;
  summary: string;
  goals: readonly GoalSummary[];
  habits: readonly HabitSummary[];
};

/** What a program is made of, with the parts of its goals that no list has. */
async function readContent(
  client: ServiceClient,
  { goals, habits }: Pick<NewProgram, 'goals' | 'habits'>,
): Promise<ProgramContent> {
  const ids = goals.map(({ id }) => id);
  const [whys, obstacles, steps] = await Promise.all([
    client.from('goals').select('id,why').in('id', ids).throwOnError(),
    client
      .from('goal_obstacles')
      .select('goal_id,obstacle,plan')
      .in('goal_id', ids)
      .is('deleted_at', null)
      .order('rank')
      .throwOnError(),
    client
      .from('goal_milestones')
      .select('key_result_id,title')
      .in('goal_id', ids)
      .is('deleted_at', null)
      .order('rank')
      .throwOnError(),
  ]);
  const stepsOf = Map.groupBy(steps.data, (step) => step.key_result_id);
  return contentOf(
    goals,
    (id) => ({
      why: whys.data.find((row) => row.id === id)?.why ?? '',
      obstacles: obstacles.data.filter((row) => row.goal_id === id),
      milestones: new Map([...stepsOf].map(([result, all]) => [result, all.map(({ title }) => title)])),
    }),
    habits,
  );
}

/** What who makes programs does with them. */
export function useMakePrograms() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'programs'] }) };
  return {
    add: useMutation({
      ...settled,
      mutationFn: async ({ title, summary, ...things }: NewProgram) => {
        const content = await readContent(client, things);
        await client.from('goal_programs').insert({ title, summary, content }).throwOnError();
      },
    }),
    offer: useMutation({
      ...settled,
      mutationFn: async ({ id, isOffered }: { id: string; isOffered: boolean }) => {
        await client.from('goal_programs').update({ is_published: isOffered }).eq('id', id).throwOnError();
      },
    }),
    remove: useMutation({
      ...settled,
      mutationFn: async ({ id }: Program) => {
        await client.from('goal_programs').delete().eq('id', id).throwOnError();
      },
    }),
    bringBack: useMutation({
      ...settled,
      mutationFn: async (program: Program) => {
        await client.from('goal_programs').insert(program).throwOnError();
      },
    }),
  };
}
