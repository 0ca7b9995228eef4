export {
  MAP_ICONS,
  MAP_LAYOUTS,
  type MapIcon,
  mapIconSchema,
  type MapLayout,
  mapLayoutSchema,
  mapLimits,
  type MapLink,
  mapLinkSchema,
  type MapPlace,
  mapPlaceSchema,
} from './mindmaps.ts';
export { mapActionsSchema } from './slots.ts';
export { editableMindmap, mindmapShape } from './editable.ts';
export { type MindmapEdgeRow, type MindmapNodeRow, type MindmapRow } from './rows.ts';
