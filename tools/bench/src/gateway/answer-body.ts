/** A list of twelve rows, 0.9 kB. */
export const answerBody = JSON.stringify(
  Array.from({ length: 12 }, (_, id) => ({
    id,
    title: 'A quiet day by the sea',
    at: '2026-11-20T10:00:00Z',
  })),
);
