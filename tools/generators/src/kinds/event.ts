import { changeFeature, featureFile, withImport, withItem } from '../edit-feature.ts';
import { fillTemplates, formsOf } from '../fill-templates.ts';
import { type Kind, requireName } from '../plan.ts';

const usage = 'event <feature> <what-happened>';

/** An event that a feature publishes in the transaction that causes it. */
export const event: Kind = {
  usage,
  summary: 'an event of a feature, for others to hear',
  plan([wantedFeature, wantedName], workspace) {
    const feature = requireName(wantedFeature, usage);
    const name = requireName(wantedName, usage);
    workspace.read(featureFile(feature));
    const words = { ...formsOf(name), __feature__: feature, __featureSnake__: feature.replaceAll('-', '_') };
    const definition = `${words.__camel__}Event`;
    return {
      files: fillTemplates('event', words),
      changes: [
        changeFeature(
          feature,
          (text) => withImport(text, `import { ${definition} } from './${name}.event.ts';`),
          (text) => withItem(text, 'events', definition),
        ),
      ],
      next: [
        `Publish it where it happens: app.publish('${words.__featureSnake__}.${words.__snake__}', …) in a function of a migration.`,
      ],
    };
  },
};
