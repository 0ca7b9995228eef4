import type { Owner } from '../testing/owner.ts';
import { type Mutant, onSurfaces } from './mutant.ts';

type FunctionRow = { name: string; definition: string };

/** Functions with the rights of their maker that a caller, or the gateway for one, can have run. */
const functionsSql = `
  select n.nspname || '.' || p.proname as name, pg_get_functiondef(p.oid) as definition
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prosecdef and n.nspname in ('public', 'app', 'auth', 'storage', 'realtime') and p.prorettype <> 'trigger'::regtype
    and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute')
      or has_function_privilege('control_plane', p.oid, 'execute'))
  order by 1`;

/** A comparison or a question that can be left out: \`a = b\`, \`a is null\`, \`app.is_…()\`. */
const operand = String.raw`(?:[a-z_]+\.)?[a-z_]+(?:\(\))?(?: - interval '[^']+')?`;
const atom = String.raw`(?:${operand} (?:=|<>|<|>|<=|>=) ${operand}|${operand} is (?:not )?null|app\.is_[a-z_]+\(\)|[a-z]+\.is_active|is_active)`;
const conjunct = new RegExp(String.raw`\b(where|and) (${atom})(?=\s|\)|$|;)(?! - )`, 'g');

/** Each condition of each of these functions in turn, taken away. */
export async function listFunctionMutants(owner: Owner): Promise<Mutant[]> {
  const functions = await owner.query<FunctionRow>(functionsSql);
  return functions.flatMap(({ name, definition }) =>
    [...definition.matchAll(conjunct)].map((match): Mutant => {
      const [whole, word = '', condition = ''] = match;
      const changed = `${definition.slice(0, match.index)}${word} true${definition.slice(match.index + whole.length)}`;
      return {
        name: `${name}: without "${condition}"`,
        kind: 'definer function',
        isMet: name.startsWith('public.')
          ? ({ kind }) => kind === name.replace('public.', 'rpc ')
          : onSurfaces('rest', 'functions', 'auth'),
        place: name,
        change: { apply: changed, restore: definition },
      };
    }),
  );
}
