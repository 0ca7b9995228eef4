import type * as z from 'zod';

/**
 * The text of a service's `.env.example`: one line per variable of its schema, those with a default commented out.
 * Secrets and other required values stay empty.
 */
export function environmentExample(schema: z.ZodObject): string {
  const lines = Object.entries(schema.shape).map(([name, field]) => {
    const withoutValue = (field as z.ZodType).safeParse(undefined);
    return withoutValue.success ? `# ${name}=${String(withoutValue.data ?? '')}` : `${name}=`;
  });
  return `${lines.join('\n')}\n`;
}
