import * as z from 'zod';
import { defineObject, type EditableObject } from '../editing/index.ts';
import { emotionFamilySchema } from '../journal/insights.ts';
import { mapIconSchema, mapLayoutSchema, mapLimits, mapLinkSchema, mapPlaceSchema } from './mindmaps.ts';
import { mindmapsTables } from './rows.ts';

const rank = z.string().regex(/^[0-9A-Za-z]{1,100}$/);
const text = (most: number) => z.string().max(most).default('');

/** A mind map as the service lets it be changed. */
export const editableMindmap: EditableObject = {
  type: 'mindmap',
  tables: {
    mindmaps: {
      parent: null,
      fields: {
        title: text(mapLimits.title),
        note: text(mapLimits.note),
        layout: mapLayoutSchema.default('both'),
      },
      reads: ['user_id', 'created_at', 'updated_at'],
    },
    mindmap_nodes: {
      parent: 'map_id',
      fields: {
        parent_id: z.uuid().nullable().default(null),
        rank,
        text: text(mapLimits.text),
        note: text(mapLimits.note),
        icon: mapIconSchema.nullable().default(null),
        colour: emotionFamilySchema.nullable().default(null),
        side: z.enum(['start', 'end']).nullable().default(null),
        is_folded: z.boolean().default(false),
        place: mapPlaceSchema.nullable().default(null),
        link: mapLinkSchema.nullable().default(null),
      },
    },
    mindmap_edges: {
      parent: 'map_id',
      fields: { from_id: z.uuid(), to_id: z.uuid(), label: text(mapLimits.label) },
    },
  },
};

/** A mind map for whoever edits it. */
export const mindmapShape = defineObject({
  type: 'mindmap',
  root: 'mindmaps',
  parent: 'map_id',
  tables: mindmapsTables,
});
