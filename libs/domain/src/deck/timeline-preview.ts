import { TIMELINE_PREVIEW_LENGTH } from '@reflectory/contracts/behaviour';

/** The first `TIMELINE_PREVIEW_LENGTH` characters; a character outside the basic plane is never halved. */
export function timelinePreview(text: string): string {
  return Array.from(text.slice(0, TIMELINE_PREVIEW_LENGTH * 2))
    .slice(0, TIMELINE_PREVIEW_LENGTH)
    .join('');
}
