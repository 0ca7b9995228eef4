import type { FeelingName } from '../feelings.ts';
import type { SituationCue } from './cues.ts';

/** Cues that tell of a feeling where they stand near each other in a sentence, in any order. */
export type SituationRule = {
  feeling: FeelingName;
  parts: readonly (readonly SituationCue[])[];
};

const rule = (feeling: FeelingName, parts: string): SituationRule => ({
  feeling,
  parts: parts.split(' ').map((part) => part.split('|') as SituationCue[]),
});

export const SITUATION_RULES: readonly SituationRule[] = [
  rule('loneliness', 'nobody included'),
  rule('loneliness', 'alone feast'),
  rule('worry', 'noAnswer long'),
  rule('worry', 'checked long|still'),
  rule('worry', 'home untold'),
  rule('anger', 'home untold'),
  rule('disappointment', 'refused mine'),
  rule('disappointment', 'mine toOther'),
  rule('shame', 'failed public'),
  rule('shame', 'beg burden'),
  rule('anger', 'wronged public|mine'),
  rule('anger', 'untold wronged'),
  rule('relief', 'result good'),
  rule('disappointment', 'result bad'),
  rule('relief', 'finished burden'),
  rule('sadness', 'remains still'),
  rule('grief', 'remains gone'),
  rule('sadness', 'parent estranged'),
  rule('love', 'little tender'),
  rule('joy', 'news tender'),
  rule('contentment', 'first cosy'),
  rule('frustration', 'nuisance early|long|still'),
  rule('frustration', 'praise nuisance'),
  rule('fear', 'limb shaky'),
  rule('worry', 'limb tight'),
  rule('relief', 'limb loose'),
  rule('weariness', 'limb heavy'),
  rule('shame', 'limb burning'),
  rule('sadness', 'limb choked'),
  rule('joy', 'beam long|still'),
  rule('fear', 'danger limb|little'),
  rule('joy', 'chosen mine'),
  rule('gratitude', 'kind unasked'),
  rule('insecurity', 'outdone mine|public'),
  rule('guilt', 'harsh little|parent'),
  rule('disgust', 'foul home|limb|still'),
  rule('sadness', 'leaving home|leaving'),
  rule('jealousy', 'theyGot same'),
  rule('guilt', 'harsh hurtFace'),
  rule('gratitude', 'kind stranger'),
  rule('worry', 'dread awake'),
  rule('wonder', 'vast long|first|still'),
];
