import { DataApiError } from '../data-api-error.ts';

/** How the rows of an answer are written. */
export type AnswerFormat = { kind: 'array' | 'object' | 'csv'; areNullsStripped: boolean };

const planOptions = ['analyze', 'verbose', 'settings', 'buffers', 'wal'] as const;

/** How the plan of a statement is written, instead of its answer. */
export type PlanFormat = {
  kind: 'json' | 'text';
  options: readonly (typeof planOptions)[number][];
  /** The type that the answer would have had. */
  of: string;
};

/** What is sent back: rows, or the plan of the statement that would find them. */
export type AcceptedFormat = { rows: AnswerFormat; plan: PlanFormat | null };

const arrayTypes = ['application/json', 'application/vnd.pgrst.array', 'application/vnd.pgrst.array+json'];
const objectTypes = ['application/vnd.pgrst.object', 'application/vnd.pgrst.object+json'];
const planTypes = new Map<string, PlanFormat['kind']>([
  ['application/vnd.pgrst.plan', 'text'],
  ['application/vnd.pgrst.plan+text', 'text'],
  ['application/vnd.pgrst.plan+json', 'json'],
]);

/** Picks the first acceptable type. @throws DataApiError PGRST107 when there is none */
export function chooseFormat(accept: string, { isPlanShown }: { isPlanShown: boolean }): AcceptedFormat {
  for (const offer of splitOutsideQuotes(accept, ',')) {
    const [type = '', ...parameters] = splitOutsideQuotes(offer, ';').map((part) => part.trim());
    const rows = rowsFormat(type.toLowerCase(), parameters);
    if (rows) return { rows, plan: null };
    const kind = isPlanShown ? planTypes.get(type.toLowerCase()) : undefined;
    if (kind) return planFormat(kind, parameters);
  }
  throw new DataApiError(406, 'PGRST107', `None of these media types are available: ${accept.slice(0, 200)}`);
}

function rowsFormat(type: string, parameters: readonly string[]): AnswerFormat | null {
  const areNullsStripped = parameters.some((parameter) => parameter.toLowerCase() === 'nulls=stripped');
  if (type === '' || type === '*/*' || type === 'application/*') {
    return { kind: 'array', areNullsStripped: false };
  }
  if (arrayTypes.includes(type)) return { kind: 'array', areNullsStripped };
  if (objectTypes.includes(type)) return { kind: 'object', areNullsStripped };
  return type === 'text/csv' ? { kind: 'csv', areNullsStripped: false } : null;
}

function planFormat(kind: PlanFormat['kind'], parameters: readonly string[]): AcceptedFormat {
  const valueOf = (name: string) => {
    const parameter = parameters.find((text) => text.startsWith(`${name}=`));
    return parameter?.slice(name.length + 1).replaceAll('"', '') ?? '';
  };
  const of = valueOf('for') || 'application/json';
  const { rows } = chooseFormat(of, { isPlanShown: false });
  const asked = valueOf('options').split('|');
  return { rows, plan: { kind, of, options: planOptions.filter((option) => asked.includes(option)) } };
}

function splitOutsideQuotes(text: string, separator: ',' | ';'): string[] {
  const part = separator === ',' ? /(?:"[^"]*"|[^,"]|")+/g : /(?:"[^"]*"|[^;"]|")+/g;
  return text.match(part) ?? [''];
}

/** Content type of an answer. */
export function contentTypeOf({ rows, plan }: AcceptedFormat): string {
  if (plan) {
    const options = plan.options.length > 0 ? `; options=${plan.options.join('|')}` : '';
    return `application/vnd.pgrst.plan+${plan.kind}; for="${plan.of}"${options}; charset=utf-8`;
  }
  const { kind, areNullsStripped } = rows;
  if (kind === 'csv') return 'text/csv; charset=utf-8';
  if (kind === 'array') {
    return areNullsStripped
      ? 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8'
      : 'application/json; charset=utf-8';
  }
  return `application/vnd.pgrst.object+json${areNullsStripped ? ';nulls=stripped' : ''}; charset=utf-8`;
}
