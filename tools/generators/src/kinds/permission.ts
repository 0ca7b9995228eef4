import { changeFeature, featureFile, withImport, withItem } from '../edit-feature.ts';
import { fillTemplates, formsOf } from '../fill-templates.ts';
import { type Kind, requireName } from '../plan.ts';

const usage = 'permission <feature> <action>';

/** A permission of a feature, for owners and administrators until it says otherwise. */
export const permission: Kind = {
  usage,
  summary: 'a permission of a feature, with its words in every language',
  plan([wantedFeature, wantedAction], workspace) {
    const feature = requireName(wantedFeature, usage);
    const action = requireName(wantedAction, usage);
    workspace.read(featureFile(feature));
    const words = {
      ...formsOf(action),
      __feature__: feature,
      __featureSnake__: feature.replaceAll('-', '_'),
    };
    const name = `${words.__camel__}Permissions`;
    return {
      files: fillTemplates('permission', words),
      changes: [
        changeFeature(
          feature,
          (text) => withImport(text, `import { ${name} } from './${action}.permissions.ts';`),
          (text) => withItem(text, 'permissions', `...${name}`),
        ),
      ],
      next: [
        `Say what it is: src/languages/*/permissions/${feature}-${action}.json of services/core-api.`,
        `Ask for it: (select app.can('${words.__featureSnake__}.${words.__snake__}')) in policies, can(…) in screens.`,
      ],
    };
  },
};
