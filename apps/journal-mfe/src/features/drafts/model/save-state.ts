import { isBlank, isUnsaved, type Draft } from './draft.ts';

/** Where the words of a draft are, as the person sees it. */
export type SaveStatus = 'untouched' | 'saved' | 'saving' | 'kept' | 'refused' | 'at-risk';

/** What is known beside the draft itself. */
export type Delivery = {
  /** Newest revision that this device has stored. */
  keptRevision: number;
  /** The device could not store the newest revision. */
  isDeviceFull: boolean;
  /** The last try to reach the server failed. */
  isWaiting: boolean;
  isOnline: boolean;
};

/** One honest word for the state of a draft. */
export function saveStatusOf(draft: Draft, delivery: Delivery): SaveStatus {
  if (isBlank(draft)) return 'untouched';
  if (!isUnsaved(draft)) return 'saved';
  if (delivery.isDeviceFull) return 'at-risk';
  if (draft.refusal?.revision === draft.revision) return 'refused';
  const isKept = delivery.keptRevision >= draft.revision;
  if (isKept && (delivery.isWaiting || !delivery.isOnline)) return 'kept';
  return 'saving';
}
