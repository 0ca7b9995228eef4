import { DataApiError } from '../data-api-error.ts';
import { type Catalogue, offerOf, type Routine } from './catalogue.ts';
import { findSimilar } from './similar-name.ts';

/** What a call brings: arguments by their names, or one body without a name. */
export type GivenArguments = {
  names: readonly string[];
  /** Types of which one argument without a name takes the whole body, or null where there is no body to take. */
  bodyTypes: readonly string[] | null;
  /** Whether the body is JSON, so that its keys may be names. */
  isNamed: boolean;
};

/**
 * The overload whose arguments fit what is given.
 *
 * @throws DataApiError PGRST202 when there is none, PGRST203 when there are several
 */
export function getRoutine(
  catalogue: Catalogue,
  schema: string,
  name: string,
  given: GivenArguments,
): Routine {
  const overloads = offerOf(catalogue, schema).routines.get(name) ?? [];
  const named = given.isNamed ? overloads.filter((routine) => fitsNames(routine, given)) : [];
  const found = named.length > 0 ? named : overloads.filter((routine) => takesBody(routine, given));
  const [routine] = found;
  if (!routine) throw notFound(catalogue, schema, name, given);
  if (found.length === 1) return routine;
  throw new DataApiError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${found.toSorted(byArguments).map(signatureOf).join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  );
}

/** An argument without a name goes by an empty one where there is a body, which it takes whole. */
const fitsNames = ({ arguments: wanted }: Routine, { names, bodyTypes }: GivenArguments) =>
  !(names.includes('') && bodyTypes === null) &&
  names.every((name) => wanted.some((argument) => argument.name === name)) &&
  wanted.every(({ name, hasDefault, isVariadic }) => hasDefault || isVariadic || names.includes(name));

/** Whether the one argument of a function has no name and takes the whole body. */
function takesBody({ arguments: wanted }: Routine, { bodyTypes }: GivenArguments): boolean {
  const [only, second] = wanted;
  return only !== undefined && !second && only.name === '' && (bodyTypes?.includes(only.type) ?? false);
}

const argumentsOf = ({ arguments: wanted }: Routine) => wanted.map(({ name, type }) => `${name} ${type}`);

/** Fewer arguments first, else by their names and types. */
function byArguments(a: Routine, b: Routine): number {
  const [left, right] = [argumentsOf(a), argumentsOf(b)];
  return left.length - right.length || (left.join() < right.join() ? -1 : 1);
}

const signatureOf = ({ schema, name, arguments: wanted }: Routine) =>
  `${schema}.${name}(${wanted.map((argument) => `${argument.name} => ${argument.type}`).join(', ')})`;

function notFound(
  catalogue: Catalogue,
  schema: string,
  name: string,
  { names, bodyTypes, isNamed }: GivenArguments,
): DataApiError {
  const sorted = names.toSorted();
  const list = sorted.join(', ');
  const bare = `${schema}.${name}`;
  const isWithout = sorted.length === 0;
  const signature = isNamed ? (isWithout ? `${bare} without parameters` : `${bare}(${list})`) : bare;
  const parameters = isWithout
    ? 'without parameters'
    : `with parameter${sorted.length > 1 ? 's' : ''} ${list}`;
  const single = `with a single unnamed ${bodyTypes?.join('/') ?? ''} parameter`;
  const searched = [...(isNamed ? [parameters] : []), ...(bodyTypes === null ? [] : [single])].join(' or ');
  const hint = isNamed ? similarSignature(catalogue, schema, name, list) : null;
  return new DataApiError(404, 'PGRST202', `Could not find the function ${signature} in the schema cache`, {
    details: `Searched for the function ${bare} ${searched}, but no matches were found in the schema cache.`,
    hint: hint === null ? null : `Perhaps you meant to call the function ${schema}.${hint}`,
  });
}

/** A function of a similar name, or the overload whose arguments have the most similar names. */
function similarSignature(catalogue: Catalogue, schema: string, name: string, list: string): string | null {
  const { routines } = offerOf(catalogue, schema);
  const overloads = routines.get(name);
  if (!overloads) return findSimilar(name, [...routines.keys()]);
  const lists = overloads
    .map(({ arguments: wanted }) =>
      wanted
        .map((argument) => argument.name)
        .toSorted()
        .join(', '),
    )
    .filter((known) => known !== list);
  const similar = lists.length === 1 ? lists[0] : findSimilar(list, lists);
  return similar === undefined || similar === null ? null : `${name}(${similar})`;
}
