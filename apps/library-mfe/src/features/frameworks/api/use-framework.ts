import { callFunction, failureCode } from '@reflectory/client';
import type { FrameworkDocument } from '@reflectory/contracts/library';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

/** The framework that new sessions begin with; null when there is none of this key. */
export function useFramework(key: string) {
  const { client, key: scope } = useScope();
  return useQuery({
    queryKey: [...scope, 'framework', key],
    meta: { isKept: true },
    async queryFn(): Promise<FrameworkDocument | null> {
      try {
        return (await callFunction(client, 'get-framework', { key, version: null })).document;
      } catch (error) {
        if (failureCode(error) === 'not_found') return null;
        throw error;
      }
    },
  });
}
