/**
 * Props of each slot: the contract between the area that offers a place and the one that fills it. The `slots.ts` of each
 * area adds its own: a remote knows those of the areas it imports.
 */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
export interface SlotProps {
  /** What stays at the foot of every signed-in screen; offered by the shell, to whoever asks `foot.show` of the platform. */
  'app.foot': Record<string, never>;
}
export type SlotName = keyof SlotProps;
