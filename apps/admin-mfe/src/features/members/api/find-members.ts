import { callFunction } from '@reflectory/client';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import { type Member, MEMBERS_PER_PAGE, type MemberSearch } from '@reflectory/contracts/members';
import { usePlatform } from '@reflectory/platform-sdk';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';

/** Key of everything read about members in the query cache. */
export const MEMBERS_KEY = ['admin', 'members'];

/** Which members are listed. */
export type MemberFilter = Pick<MemberSearch, 'search' | 'role' | 'isActive'>;

function usePageQuery(filter: MemberFilter) {
  const { client, boot } = usePlatform();
  return (page: number) => ({
    queryKey: [...MEMBERS_KEY, boot.instance.id, filter, page],
    queryFn: (): Promise<FunctionOutput<'list-members'>> =>
      callFunction(client, 'list-members', {
        ...filter,
        offset: page * MEMBERS_PER_PAGE,
        limit: MEMBERS_PER_PAGE,
      }),
  });
}

/** The first page: how many there are, and whether the caller may change their roles. */
export function useMembers(filter: MemberFilter) {
  return useQuery({ ...usePageQuery(filter)(0), placeholderData: keepPreviousData });
}

/** The members from `first` to `last` (indexes in the whole list) that have been read; the others are being read. */
export function useMembersBetween(filter: MemberFilter, first: number, last: number): Map<number, Member> {
  const query = usePageQuery(filter);
  const from = Math.floor(first / MEMBERS_PER_PAGE);
  const to = Math.floor(last / MEMBERS_PER_PAGE);
  const pages = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const results = useQueries({ queries: pages.map((page) => query(page)) });
  return new Map(
    results.flatMap(({ data }, index) =>
      (data?.members ?? []).map((member, place): [number, Member] => [
        (from + index) * MEMBERS_PER_PAGE + place,
        member,
      ]),
    ),
  );
}
