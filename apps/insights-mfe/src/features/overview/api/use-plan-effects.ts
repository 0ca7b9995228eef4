import { callFunction } from '@reflectory/client';
import type { PlanEffect } from '@reflectory/contracts/overview';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

const FEATURE_OF: Record<PlanEffect['kind'], string> = {
  focus: 'productivity',
  habit: 'goals',
  meetings: 'calendars',
  step: 'goals',
};

/** How days with focus, a habit, a step towards a goal or many meetings differ; nothing of an area that is off, or while it is not known. */
export function usePlanEffects(span: { from: string | null; to: string }): readonly PlanEffect[] {
  const { client, key } = useScope();
  const { hasFeature } = usePlatform();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { data } = useQuery({
    queryKey: [...key, 'plan-effects', span],
    meta: { isKept: true },
    queryFn: () => callFunction(client, 'list-plan-effects', { ...span, zone }),
  });
  return data?.effects.filter(({ kind }) => hasFeature(FEATURE_OF[kind])) ?? [];
}
