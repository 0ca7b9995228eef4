/** Longest title in a file name, in characters: leaves room on file systems that stop at 255 bytes. */
const MAX_TITLE_LENGTH = 60;

function sanitised(title: string): string {
  const allowed = title
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ');
  return Array.from(allowed.trim())
    .slice(0, MAX_TITLE_LENGTH)
    .join('')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
}

/** A file name made of a title, without what file systems refuse; `otherwise` where nothing of it is left. */
export const titledFileName = (title: string, otherwise: string, ending: string): string =>
  `${sanitised(title) || otherwise}${ending}`;

/** '{title}-presentation.png' without what file systems refuse (specification, section 9). */
export function sessionFileName(title: string): string {
  return titledFileName(title, 'session', '-presentation.png');
}

/** 'journey-insights-{date}.png' with the local date as `YYYY-MM-DD` (specification, section 9). */
export function journeyFileName(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  const day = String(date.getDate()).padStart(2, '0');
  return `journey-insights-${date.getFullYear()}-${month}-${day}.png`;
}
