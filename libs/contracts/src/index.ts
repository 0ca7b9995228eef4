export * from './boot-manifest.ts';
export * from './control-plane.ts';
export * from './errors.ts';
export * from './functions.ts';
export * from './insights.ts';
export * from './instance.ts';
export * from './remote-manifest.ts';
export * from './roles.ts';
export type * from './tables.ts';
