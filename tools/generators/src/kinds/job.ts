import { changeFeature, featureFile, withImport, withMaker } from '../edit-feature.ts';
import { fillTemplates, formsOf } from '../fill-templates.ts';
import { type Kind, requireName } from '../plan.ts';

const usage = 'job <feature> <name>';

/** A job of a feature, which the worker runs without being asked. */
export const job: Kind = {
  usage,
  summary: 'a job of a feature, with its test',
  plan([wantedFeature, wantedName], workspace) {
    const feature = requireName(wantedFeature, usage);
    const name = requireName(wantedName, usage);
    workspace.read(featureFile(feature));
    const words = { ...formsOf(name), __feature__: feature };
    const maker = `create${words.__pascal__}Jobs`;
    return {
      files: fillTemplates('job', words),
      changes: [
        changeFeature(
          feature,
          (text) => withImport(text, `import { ${maker} } from './${name}.jobs.ts';`),
          (text) => withMaker(text, 'jobs', maker),
        ),
      ],
      next: [
        `Say when it runs and what it does; what it may do, a function that the role worker is granted says.`,
      ],
    };
  },
};
