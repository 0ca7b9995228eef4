import { editableMindmap } from '@reflectory/contracts/mindmaps';
import { defineFeature, many, manyBelow } from '../define-feature.ts';

const maps = { table: 'mindmaps', column: 'map_id' };

export const feature = defineFeature({
  belongings: {
    area: 'planning',
    en: 'your mind maps',
    de: 'deine Mindmaps',
    fr: 'tes cartes mentales',
    ar: 'خرائطك الذهنية',
  },
  tables: {
    'public.mindmaps': 'shared',
    'public.mindmap_nodes': 'shared',
    'public.mindmap_edges': 'shared',
  },
  editable: [editableMindmap],
  exported: [
    many('mindmaps', 'mindmaps', 'created_at, id'),
    manyBelow(maps, 'mindmapNodes', 'mindmap_nodes', 'map_id, parent_id nulls first, rank, id'),
    manyBelow(maps, 'mindmapEdges', 'mindmap_edges', 'map_id, id'),
  ],
});
