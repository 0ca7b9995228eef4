import { callFunction } from '@reflectory/client';
import type { FrameworkDocument } from '@reflectory/contracts/library';
import type { LibraryFramework } from '@reflectory/domain/frameworks';
import { useQuery } from '@tanstack/react-query';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** The framework that a session walks, if it is one of the library, in the version it began with; what was read once stays on this device. */
export function useWalkedFramework(walked: LibraryFramework | null) {
  const { client, key } = useReadScope();
  const { key: framework = '', version = 0 } = walked ?? {};
  return useQuery({
    queryKey: [...key, 'walked-framework', framework, version],
    meta: { isKept: true },
    staleTime: Infinity,
    enabled: walked !== null,
    queryFn: async (): Promise<FrameworkDocument> =>
      (await callFunction(client, 'get-framework', { key: framework, version })).document,
  });
}
