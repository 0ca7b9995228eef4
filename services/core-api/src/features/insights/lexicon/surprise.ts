import type { EmotionSource } from './emotion-source.ts';

export const surpriseFamily: readonly EmotionSource[] = [
  {
    emotion: 'surprise',
    family: 'surprise',
    valence: 0.1,
    arousal: 0.75,
    strong: `astonished astonishing astonishment astounded astounding flabbergasted dumbfounded thunderstruck
      shocked shocking shock stunned stunning/v gobsmacked`,
    plain: `surprised surprising surprise surprisingly amazed amazement unexpected unexpectedly speechless
      stupefied disbelief incredulous unforeseen staggering staggered jolted`,
    slight: `sudden strange strangely strangest odd oddly unusual unbelievable unbelievably incredible incredibly
      gasp gasped gasping`,
    phrases: `out of the blue; out of nowhere; could not believe; can not believe; did not expect;
      had not expected; never expected; would never have thought; never thought; took me by surprise;
      taken aback; caught off guard; off guard; jaw dropped; lost for words; at a loss for words; blew my mind;
      blown away; to my surprise; to my great surprise; who would have thought; admired to see;
      did a double take`,
  },
  {
    emotion: 'confusion',
    family: 'surprise',
    valence: -0.3,
    arousal: 0.5,
    strong: `bewildered bewildering bewilderment baffled baffling`,
    plain: `confused confusing confusion confuse puzzled puzzling puzzle/v perplexed perplexing perplexity torn
      conflicted undecided indecisive indecision ambivalent ambivalence disoriented muddled befuddled flummoxed
      mystified dilemma `,
    slight: `unclear  lost/a quandary unresolved contradictory blurry dazed dither wavering waver`,
    phrases: `mixed feelings; do not know what to do; did not know what to do; not sure what to;
      no idea what to; can not decide; could not decide; can not make up my mind; could not make up my mind;
      in two minds; of two minds; torn between; does not make sense; made no sense; makes no sense; at a loss;
      at a stand; do not know what to think; did not know what to think; can not figure out;
      could not figure out; brain fog; pulled in two directions; part of me; know not what to think;
      know not what to do; back and forth`,
  },
  {
    emotion: 'wonder',
    family: 'surprise',
    valence: 0.55,
    arousal: 0.45,
    strong: `awe awestruck awed wonderment spellbound breathtaking sublime mesmerised mesmerized mesmerising mesmerizing`,
    plain: `wonder/n wondrous marvel marvelled marvelous marvellous magical magic/a enchanted enchanting fascinated
      fascinating fascination intrigued intriguing captivated captivating curious curiosity majestic enthralled
      astonishingly dazzled dazzling reverence rapt`,
    slight: `beautiful beautifully beauty extraordinary remarkable magnificent gorgeous exquisite splendid 
       discovery explore exploring explored admire admiring interesting interested rarity`,
    phrases: `took my breath away; takes my breath away; in awe; in awe of; full of wonder; like magic;
      could have watched for hours; could look at it for hours; as if for the first time; stopped to look;
      sense of wonder; makes me curious; made me curious; want to know more`,
  },
];
