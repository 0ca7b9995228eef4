import { changeFeature, featureFile, withEntry, withImported, withItem } from '../edit-feature.ts';
import { fillTemplates, formsOf } from '../fill-templates.ts';
import { camelCase, GeneratorError, type Kind, nextTimestamp, type Plan, requireName } from '../plan.ts';
import { permission } from './permission.ts';

const usage = 'table <area> <name-in-plural> [person|shared|instance]';
const OWNERSHIPS = ['person', 'shared', 'instance'];

/** A table of an area: people's own rows, objects that are shared by grants, or rows of the instance. */
export const table: Kind = {
  usage,
  summary: 'a protected table: migration, declaration, export, types',
  plan([wantedArea, wantedName, ownership = 'person'], workspace) {
    const area = requireName(wantedArea, usage);
    const name = requireName(wantedName, usage);
    if (!OWNERSHIPS.includes(ownership)) throw new GeneratorError(`Usage: npm run new -- ${usage}`);
    workspace.read(featureFile(area));
    const words = {
      ...formsOf(name),
      __area__: area,
      __areaSnake__: area.replaceAll('-', '_'),
      __stamp__: nextTimestamp(workspace),
    };
    const tables = `libs/contracts/src/${area}/tables.json`;
    const entry = `'public.${words.__snake__}': '${ownership}'`;
    const section = `many('${camelCase(name)}', '${words.__snake__}', 'created_at, id')`;
    const plan: Plan = {
      files: fillTemplates(`table-${ownership}`, words),
      changes: [
        changeFeature(area, (text) => withEntry(text, 'tables', entry)),
        { file: tables, edit: (text) => addTable(text, words.__snake__) },
      ],
      next: [
        'Give it its columns, then: npm run generate',
        `Export its types from libs/contracts/src/${area}/index.ts.`,
      ],
    };
    if (ownership === 'instance')
      return withPermission(plan, permission.plan([area, `manage-${name}`], workspace));
    const exported = changeFeature(
      area,
      (text) => withImported(text, '../define-feature.ts', 'many'),
      (text) => withItem(text, 'exported', section),
    );
    return { ...plan, changes: [...(plan.changes ?? []), exported] };
  },
};

function addTable(content: string, name: string): string {
  const tables: Record<string, unknown> = JSON.parse(content);
  return `${JSON.stringify({ ...tables, [name]: {} }, null, 2)}\n`;
}

const withPermission = (plan: Plan, other: Plan): Plan => ({
  files: { ...plan.files, ...other.files },
  changes: [...(plan.changes ?? []), ...(other.changes ?? [])],
  next: [...plan.next, ...other.next],
});
