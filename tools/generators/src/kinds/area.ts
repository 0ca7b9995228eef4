import { LANGUAGES } from '@reflectory/contracts/languages';
import { fillTemplates, formsOf } from '../fill-templates.ts';
import { type Kind, nextTimestamp, requireName } from '../plan.ts';

const usage = 'area <name>';

/** Everything of an area: remote, feature of the service with a table, contract, texts, tests. It changes no file. */
export const area: Kind = {
  usage,
  summary: 'an area: remote, feature of the service, contract, texts, tests',
  plan([wanted], workspace) {
    const name = requireName(wanted, usage).replace(/-mfe$/, '');
    const loaders = LANGUAGES.filter((language) => language !== 'en').map(
      (language) => `${language}: () => import('./locales/${language}.json'),`,
    );
    return {
      files: fillTemplates('area', {
        ...formsOf(name),
        __stamp__: nextTimestamp(workspace),
        __loaders__: loaders.join('\n'),
      }),
      next: [
        'npm install (links the package)',
        `npm start shows it in the rail, npm run e2e -- ${name} tries it.`,
        `Say what it is for: src/locales of apps/${name}-mfe, and its columns in the migration, then npm run generate.`,
      ],
    };
  },
};
