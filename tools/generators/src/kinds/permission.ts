import { LANGUAGES } from '@reflectory/contracts/languages';
import { changeFeature, featureFile, withImport, withItem } from '../edit-feature.ts';
import { fillTemplates, formsOf } from '../fill-templates.ts';
import { type Kind, requireName, sentenceCase } from '../plan.ts';

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
      __names__: LANGUAGES.map((language) => `${language}: '${sentenceCase(action)}',`).join('\n'),
    };
    const name = `${words.__camel__}Permission`;
    return {
      files: fillTemplates('permission', words),
      changes: [
        changeFeature(
          feature,
          (text) => withImport(text, `import { ${name} } from './${action}.permissions.ts';`),
          (text) => withItem(text, 'permissions', name),
        ),
      ],
      next: [
        `Ask for it: (select app.can('${words.__featureSnake__}.${words.__snake__}')) in policies, can(…) in screens.`,
      ],
    };
  },
};
