import { fillTemplates, formsOf } from '../fill-templates.ts';
import { type Kind, requireName } from '../plan.ts';

const usage = 'function <name>';

/** A function of the service as a feature of its own: contract, definition, rule and a test of it. It changes no file. */
export const serverFunction: Kind = {
  usage,
  summary: 'a function of core-api with its contract',
  plan([wanted]) {
    const name = requireName(wanted, usage);
    return {
      files: fillTemplates('function', formsOf(name)),
      next: [`Write the rule in services/core-api/src/features/${name}/${name}.service.ts.`],
    };
  },
};
