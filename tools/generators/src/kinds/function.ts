import { camelCase, type Kind, requireName, sentenceCase } from '../plan.ts';

const usage = 'function <name>';

/** A function of core-api: schema in contracts, definition, rules and a test of the rules. */
export const serverFunction: Kind = {
  usage,
  summary: 'a function of core-api with its schema in contracts',
  plan([wanted]) {
    const name = requireName(wanted, usage);
    const camel = camelCase(name);
    const folder = `services/core-api/src/features/${name}`;
    return {
      files: {
        [`${folder}/${name}.functions.ts`]: `import { defineFunction } from '@reflectory/runtime/functions';
import { ${camel}Of } from './${name}.service.ts';

/** ${sentenceCase(name)}. */
export const ${camel} = defineFunction({
  name: '${name}',
  access: 'signed-in',
  readOnly: true,
  async handle({ text }) {
    return { text: ${camel}Of(text) };
  },
});
`,
        [`${folder}/feature.ts`]: `import { defineFeature } from '../define-feature.ts';
import { ${camel} } from './${name}.functions.ts';

export const feature = defineFeature({ functions: () => [${camel}] });
`,
        [`${folder}/${name}.service.ts`]: `/** The rule, without Express and without SQL. */
export function ${camel}Of(text: string): string {
  return text.trim();
}
`,
        [`${folder}/${name}.service.test.ts`]: `import { expect, test } from 'vitest';
import { ${camel}Of } from './${name}.service.ts';

test('space around a text does not count', () => {
  expect(${camel}Of(' a ')).toBe('a');
});
`,
      },
      insertions: [
        {
          file: 'libs/contracts/src/functions/functions.ts',
          anchor: '} as const;\nexport type FunctionName',
          before: `  '${name}': {\n    input: z.object({ text: z.string().max(1000) }),\n    output: z.object({ text: z.string() }),\n  },\n`,
        },
      ],
      next: [`Write the rule in ${folder}/${name}.service.ts.`],
    };
  },
};
