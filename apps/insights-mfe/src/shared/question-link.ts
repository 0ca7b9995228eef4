/** Where a question is put; behind `#`, which no server is sent. */
export const questionLink = (question: string): string => `/insights/ask#q=${encodeURIComponent(question)}`;

/** The question that an address brings; empty where it brings none. */
export function questionIn(hash: string): string {
  const [, written] = /^#q=(.*)$/u.exec(hash) ?? [];
  try {
    return decodeURIComponent(written ?? '').slice(0, 500);
  } catch {
    return '';
  }
}

/** Where an entry opens at a sentence. */
export const citationLink = ({
  entry_id: id,
  start,
  end,
}: {
  entry_id: string;
  start: number;
  end: number;
}): string => `/journal/entry/${id}#at=${start}-${end}`;
