import type { EmotionSource } from './emotion-source.ts';

export const calmFamily: readonly EmotionSource[] = [
  {
    emotion: 'calm',
    family: 'calm',
    valence: 0.55,
    arousal: 0.1,
    denied: 'worry',
    strong: `serene serenity serenely tranquil tranquility tranquillity tranquilly unperturbed`,
    plain: `calm calmer calmly calmness calmed calming peaceful peacefully peacefulness relaxed relaxing relax relaxation
      unhurried composed composure grounded grounding centred centered balanced soothed soothing soothe mellow
      placid restful rested restored recharge recharged refreshed refreshing meditate meditated meditating meditation
      mindful mindfulness untroubled unruffled stillness equanimity unwind unwinding unwound hushed`,
    slight: `quiet/a quietly quietness still/a silence silent stroll strolled strolling breathe breathing breathed
      slow/a slowly slowness steady/a gentle/a gently ease easy/a cosy cozy rest/v resting leisurely snug
      undisturbed hush softly lull lulled`,
    phrases: `at peace; at ease; peace of mind; peace and quiet; calm down; calmed down; deep breath;
      deep breaths; took a breath; clear head; clear mind; quiet mind; in the moment; in the present;
      slow morning; slow evening; slept well; slept soundly; sleep well; good night's sleep; feel rested;
      felt rested; wound down; wind down; nothing to worry about; no rush; in no hurry; my mind at rest;
      mind is quiet; great quiet; mind at ease; weight off`,
  },
  {
    emotion: 'contentment',
    family: 'calm',
    valence: 0.65,
    arousal: 0.2,
    denied: 'disappointment',
    strong: `contentment blissfully`,
    plain: `content/a contented contentedly satisfied satisfying satisfaction satisfactory comfortable comfortably
      comfort gratified gratifying gratification fulfilled  snugly replete
     `,
    slight: `wholesome  homely warm/a warmly okay alright suffice cushy decent satisfy acceptable adequate`,
    phrases: `with great content; great content; good content; content with; happy with what;
      at home in myself; good enough; nothing is missing; nothing missing; want for nothing; all is well;
      all is good; in my element; simple pleasures; simple things; to my content; to my satisfaction;
      just right; well satisfied; full and content; mighty content; mighty well`,
  },
  {
    emotion: 'relief',
    family: 'calm',
    valence: 0.6,
    arousal: 0.3,
    strong: `relieved relief`,
    plain: `unburdened  lightened eased freed released liberated liberating recovered recovering
      alleviated alleviate unload unloaded disburdened rescued spared`,
    slight: ` exhale exhaled   overcame overcome/v recovery 
      liberation escaped survived`,
    phrases: `weight off my shoulders; weight off my mind; weight was lifted; weight lifted; load off my mind;
      load off; off my chest; sigh of relief; breathe again; could breathe; can breathe; finally over;
      it is over now; over and done; behind me now; let go; letting go; let it go; out of the woods;
      eased my mind; set my mind at ease; dodged a bullet; safe and sound; came to nothing after all;
      turned out fine; turned out well; thank god it is over; easy in my mind; at last done; finally done;
      no longer worried; no longer afraid`,
  },
];
