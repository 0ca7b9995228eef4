import { DataApiError } from './data-api-error.ts';

/** How the answer is written. */
export type AnswerFormat = { kind: 'array' | 'object' | 'csv'; areNullsStripped: boolean };

const arrayTypes = ['application/json', 'application/vnd.pgrst.array', 'application/vnd.pgrst.array+json'];
const objectTypes = ['application/vnd.pgrst.object', 'application/vnd.pgrst.object+json'];

/** Picks the first acceptable type. @throws DataApiError PGRST107 when there is none */
export function chooseFormat(accept: string): AnswerFormat {
  const offers = accept.split(',').map((part) => part.split(';').map((text) => text.trim().toLowerCase()));
  for (const [type = '', ...parameters] of offers) {
    const areNullsStripped = parameters.includes('nulls=stripped');
    if (type === '' || type === '*/*' || type === 'application/*')
      return { kind: 'array', areNullsStripped: false };
    if (arrayTypes.includes(type)) return { kind: 'array', areNullsStripped };
    if (objectTypes.includes(type)) return { kind: 'object', areNullsStripped };
    if (type === 'text/csv') return { kind: 'csv', areNullsStripped: false };
  }
  throw new DataApiError(406, 'PGRST107', `None of these media types are available: ${accept.slice(0, 200)}`);
}

/** Content type of an answer. */
export function contentTypeOf({ kind, areNullsStripped }: AnswerFormat): string {
  if (kind === 'csv') return 'text/csv; charset=utf-8';
  if (kind === 'array') {
    return areNullsStripped
      ? 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8'
      : 'application/json; charset=utf-8';
  }
  return `application/vnd.pgrst.object+json${areNullsStripped ? ';nulls=stripped' : ''}; charset=utf-8`;
}
