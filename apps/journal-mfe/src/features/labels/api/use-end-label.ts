import { callFunction } from '@reflectory/client';
import type { LabelKind } from '@reflectory/contracts/entry-details';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/**
 * Merges a tag or a person into another, or deletes it, some entries at a time; `left` says how many still have it. Whoever
 * leaves ends it between two steps. @throws ServiceFailure
 */
export function useEndLabel(kind: LabelKind, id: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  const [left, setLeft] = useState<number | null>(null);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const mutation = useMutation({
    mutationFn: async (into: string | null) => {
      try {
        let rest = 1;
        while (rest > 0 && isThere.current) {
          const step =
            into === null
              ? await callFunction(client, 'delete-label', { kind, id })
              : await callFunction(client, 'merge-labels', { kind, id, into });
          rest = step.left;
          setLeft(rest);
        }
      } catch (error) {
        throw functionFailure(error);
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  return { ...mutation, left };
}
