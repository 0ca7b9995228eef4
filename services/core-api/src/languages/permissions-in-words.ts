import type { Permission } from '@reflectory/permissions';
import { byLanguage } from '@reflectory/server-kit';
import * as z from 'zod';
import { textsOf } from './texts-of.ts';

const wordsSchema = z.record(
  z.string(),
  z.strictObject({ name: z.string().min(1), description: z.string().min(1) }),
);
type Field = 'name' | 'description';

/** Permissions with their words of `<language>/permissions/<name>.json`. @throws Error for one that has none */
export function permissionsInWords(
  name: string,
  permissions: readonly Omit<Permission, Field>[],
): readonly Permission[] {
  const words = textsOf(`permissions/${name}`, wordsSchema);
  return permissions.map((permission) => {
    const said = (field: Field) =>
      byLanguage((language) => {
        const text = words[language][permission.key]?.[field];
        if (text === undefined) throw new Error(`${permission.key} has no ${field} in ${language}`);
        return text;
      });
    return { ...permission, name: said('name'), description: said('description') };
  });
}
