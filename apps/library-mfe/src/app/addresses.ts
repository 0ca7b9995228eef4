import type { LibraryIntention } from '@reflectory/contracts/library';

/** Where the address says what somebody needs. */
export const NEED_PARAMETER = 'need';
/** There when what the person saved is asked for alone. */
export const SAVED_PARAMETER = 'saved';
/** Where the address of a collection says which kind of thing is shown alone. */
export const KIND_PARAMETER = 'kind';

/** The address of the library for a need, of all of it or of what is saved. */
export function addressOf(need: LibraryIntention | null, isSavedOnly: boolean): string {
  const search = new URLSearchParams({
    ...(need !== null && { [NEED_PARAMETER]: need }),
    ...(isSavedOnly && { [SAVED_PARAMETER]: '' }),
  });
  return search.size > 0 ? `/library?${search}` : '/library';
}
