import { findUnkeepable } from '@reflectory/domain/meditation';
import { useEffect, useEffectEvent } from 'react';
import { useSaveMeditation } from '../api/use-save-meditation.ts';
import type { OwnMeditation } from '../model/own-meditation.ts';
import type { MeditationDraft } from './use-meditation-draft.ts';

/** Saves what is written when its person says so, and what stands against it. */
export function useSaving(saved: OwnMeditation, draft: MeditationDraft) {
  const { mutate, reset, data, variables, isPending, error } = useSaveMeditation();
  const settle = useEffectEvent((revision: number) => {
    // What was written meanwhile goes on from what was saved.
    if (variables?.name === draft.name && variables.steps === draft.steps) draft.clear();
    else draft.rebase(revision);
    reset();
  });
  useEffect(() => {
    if (typeof data === 'number') settle(data);
  }, [data]);
  const save = (base: number) => {
    const { name, steps } = draft;
    mutate({ id: saved.id, name, steps, base });
  };
  return {
    isPending,
    error,
    problem: draft.name.trim() === '' ? ('no-name' as const) : findUnkeepable(draft.steps),
    /** Another page or device saved it since this one began. */
    isElsewhere: draft.isDirty && !isPending && (data === null || (!data && draft.base < saved.revision)),
    save: () => save(draft.base),
    /** Saves over what is there by now, which stays as a version. */
    saveOver: () => save(saved.revision),
    takeTheirs() {
      draft.clear();
      reset();
    },
  };
}
