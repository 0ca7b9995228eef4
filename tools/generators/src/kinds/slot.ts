import { exportFromContracts } from '../edit-feature.ts';
import { fillTemplates, formsOf } from '../fill-templates.ts';
import { type Kind, requireName } from '../plan.ts';

const usage = 'slot <area> <name>';

/** A place in an area's screens that other remotes fill. */
export const slot: Kind = {
  usage,
  summary: 'a slot that an area offers, with its schema',
  plan([wantedArea, wantedName], workspace) {
    const area = requireName(wantedArea, usage);
    const name = requireName(wantedName, usage);
    workspace.read(`libs/contracts/src/${area}/index.ts`);
    const words = { ...formsOf(name), __area__: area };
    const schema = `${words.__camel__}SlotSchema`;
    return {
      files: fillTemplates('slot', words),
      changes: [exportFromContracts(area, `export { ${schema} } from './${name}-slot.ts';`)],
      next: [
        `Offer it in remote.manifest.ts: offers: [{ slot: '${area}.${words.__camel__}', props: ${schema} }]`,
        `Draw it: <Slot name="${area}.${words.__camel__}" props={…} />`,
      ],
    };
  },
};
