import type { TonePool } from '../core/tone-pool.ts';
import type { ModalBody } from './modal-body.ts';

/** Strikes a body: its tones start together, each split in two that beat, the high ones the weaker the softer the stroke. */
export function strike(
  pool: TonePool,
  body: ModalBody,
  stroke: {
    frequency: number;
    gain: number;
    place: number;
    /** From 0 (hardly touched) to 1. */
    force: number;
    frame?: number;
    /** Two bodies of one kind are never quite alike: a number of its own for each. */
    nature?: number;
  },
): void {
  const smaller = (body.reference / stroke.frequency) ** 0.7;
  for (const [index, tone] of body.tones.entries()) {
    const frequency = stroke.frequency * tone.ratio;
    const dulled = tone.gain * (0.35 + 0.65 * stroke.force) ** (index * 0.6);
    const apart = body.beating * (0.6 + 0.4 * Math.sin(index * 2.4 + (stroke.nature ?? 0)));
    // The two halves are not equally loud: their beat breathes and never falls silent.
    for (const half of [-1, 1]) {
      pool.start(
        {
          frequency: frequency + (half * apart) / 2,
          decay: tone.decay * smaller,
          attack: body.attack,
          gain: stroke.gain * dulled * (half < 0 ? 0.64 : 0.36),
          place: Math.min(1, Math.max(0, stroke.place + half * 0.12)),
        },
        stroke.frame ?? 0,
      );
    }
  }
}
