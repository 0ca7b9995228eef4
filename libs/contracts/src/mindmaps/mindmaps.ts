import * as z from 'zod';

/** How the branches of a map lie: all to one side, to both, downwards, or where somebody puts them. */
export const MAP_LAYOUTS = ['side', 'both', 'tree', 'free'] as const;
export type MapLayout = (typeof MAP_LAYOUTS)[number];

/** Small signs in front of a node's text. */
export const MAP_ICONS = [
  'star',
  'heart',
  'idea',
  'question',
  'done',
  'open',
  'important',
  'flag',
  'clock',
  'person',
  'home',
  'leaf',
] as const;
export type MapIcon = (typeof MAP_ICONS)[number];

export const mapLimits = {
  /** Nodes of a map. */
  nodes: 5000,
  /** Levels below the centre. */
  depth: 100,
  crossLinks: 1000,
  /** Characters. */
  title: 200,
  text: 500,
  note: 10_000,
  address: 2000,
  label: 120,
  /** Pixels from what is above it that a node can be put. */
  distance: 20_000,
} as const;

export const mapLayoutSchema = z.enum(MAP_LAYOUTS);
export const mapIconSchema = z.enum(MAP_ICONS);

const distance = z.number().min(-mapLimits.distance).max(mapLimits.distance);
/** Where somebody put a node, from the middle of what is above it; x grows in reading direction. */
export const mapPlaceSchema = z.strictObject({ x: distance, y: distance });
export type MapPlace = z.infer<typeof mapPlaceSchema>;

/** What a node leads to. What is linked says itself who may see it. */
export const mapLinkSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['entry', 'goal', 'mindmap']), id: z.uuid() }),
  z.strictObject({ type: z.literal('card'), id: z.uuid(), board_id: z.uuid() }),
  z.strictObject({
    type: z.literal('address'),
    address: z.url({ protocol: /^https?$/ }).max(mapLimits.address),
  }),
]);
export type MapLink = z.infer<typeof mapLinkSchema>;
