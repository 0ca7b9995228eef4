import type { EngineMessage, RingName } from '@reflectory/sound';
import type { Speaker } from './speaker.ts';

export type PlannedBell = { inSeconds: number; ring: RingName; loud: number };

/** Bells beside whatever else is heard. */
export type Bells = {
  /** Lets these be struck in time, whatever the page does meanwhile; false where nothing can be heard. */
  begin(bells: readonly PlannedBell[]): Promise<boolean>;
  /** Strikes one at once. */
  ring(ring: RingName, loud: number): void;
  /** Forgets those that were not struck. */
  end(): void;
};

/** How long a bowl is heard after its stroke. */
const RINGING_SECONDS = 12;

const planBell = ({ inSeconds, ring, loud }: PlannedBell, index: number): EngineMessage => ({
  plan: { key: `bells:${index}`, inSeconds, command: { type: 'ring', ring, loud } },
});

/** `onKeep` is told whether the audio clock has to go on for them. */
export function createBells(speaker: Speaker, onKeep: (isKept: boolean) => void): Bells {
  return {
    async begin(bells) {
      onKeep(true);
      try {
        const output = await speaker.open();
        speaker.tell({ cancel: 'bells' }, ...bells.map(planBell));
        return await output.resume();
      } catch {
        return false;
      }
    },
    ring: (ring, loud) => speaker.tell({ do: { type: 'ring', ring, loud } }),
    end() {
      onKeep(false);
      speaker.tell(
        { cancel: 'bells' },
        { plan: { key: 'rest:bells', inSeconds: RINGING_SECONDS, command: { type: 'mark', name: 'rest' } } },
      );
    },
  };
}
