import type { MapChange } from './map-change.ts';
import type { MapRows } from './map-rows.ts';

/** A map that is open, as this screen needs it. */
export type MapStore = {
  /** The same object until something changes. */
  getRows(): MapRows;
  subscribe(told: () => void): () => void;
  /** Whether the person may change the map. */
  canEdit(): boolean;
  /** One step of undo, whatever number of changes. */
  change(changes: readonly MapChange[]): void;
  canUndo(): boolean;
  canRedo(): boolean;
  undo(): void;
  redo(): void;
};
