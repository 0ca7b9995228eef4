import type { EmotionSource } from './emotion-source.ts';

export const sadnessFamily: readonly EmotionSource[] = [
  {
    emotion: 'sadness',
    family: 'sadness',
    valence: -0.75,
    arousal: 0.3,
    strong: `heartbroken heartbreak heartbreaking devastated devastating devastation despair despairing despaired
      desolate desolation hopeless hopelessly hopelessness miserable miserably misery wretched wretchedly
      wretchedness inconsolable anguish anguished woeful dejected dejection despondent despondency agony tormented`,
    plain: `sad sadder sadly sadness saddened saddening unhappy unhappily unhappiness sorrow sorrowful sorrowfully
      melancholy melancholic gloomy gloom gloominess depressed depressing depression cry cried crying cries weep
      wept weeping tear/n tears tearful sob sobbed sobbing downcast downhearted heavy-hearted glum mournful blue/a
      hurt/a hurting hurts ache/n aching suffer suffering suffered pain/n painful painfully crushed crushing bleak
      low-spirited disconsolate forlorn dismal dispirited crestfallen woe heartache somber sombre tragic tragedy
      afflicted affliction pang pangs`,
    slight: `pity/n sorry upset  wounded wound/n  fragile empty emptiness hollow/a numb numbness sigh
      sighed sighing lament lamented ill-humoured moping mope subdued sorrows disheartened heavy dull/a grey/a
      bruised weak/a broken unlucky unfortunate unfortunately misfortune`,
    phrases: `broke my heart; breaks my heart; breaking my heart; heart is broken; broken heart; heavy heart;
      heart is heavy; feel down; feeling down; felt down; feel low; feeling low; felt low; low spirits;
      out of spirits; lump in my throat; in tears; burst into tears; close to tears; on the verge of tears;
      moved to tears; feel empty; felt empty; feeling empty; feel blue; feeling blue; felt blue; feel numb;
      felt numb; feeling numb; down in the dumps; could not stop crying; can not stop crying;
      cried myself to sleep; no point; what is the point; lost all hope; lose hope; lost hope; losing hope;
      given up; falling apart; fell apart; fall apart; feel bad; felt bad; feeling bad; bad mood; dark place;
      heart ached; heart aches; sick at heart; feel lost; felt lost; feeling lost; feel like nothing;
      felt like crying; feel like crying; feel broken; felt broken; nothing matters; to my great grief;
      to my sorrow; to my great trouble; very sad`,
  },
  {
    emotion: 'loneliness',
    family: 'sadness',
    valence: -0.65,
    arousal: 0.25,
    strong: `lonely lonelier loneliness lonesome abandoned abandonment forsaken outcast`,
    plain: `isolated isolation isolating excluded exclusion unloved unwanted rejected rejection rejecting friendless
      homesick homesickness alienated alienation estranged disconnected ignored neglected overlooked ostracised
      ostracized invisible solitary`,
    slight: `alone apart/a distant solitude withdrawn unseen unheard misunderstood deserted shunned`,
    phrases: `on my own again; by myself again; no one to talk to; nobody to talk to; no one understands;
      nobody understands; no one cares; nobody cares; left out; left behind; cut off from; miss you; miss her;
      miss him; miss them; miss my; missing you; missing her; missing him; nobody called; no one called;
      nobody asked; no one asked; shut out; pushed away; eat alone; ate alone; feel alone; felt alone;
      feeling alone; so alone; drifting apart; drifted apart; grown apart; nobody there`,
  },
  {
    emotion: 'grief',
    family: 'sadness',
    valence: -0.8,
    arousal: 0.4,
    strong: `grief grieve grieved grieving bereaved bereavement grief-stricken`,
    plain: `mourn mourned mourning mourner funeral burial buried widow widowed condolence condolences
      miscarriage orphaned`,
    slight: `loss/n coffin grave/n mortality corpse deathbed memorial`,
    phrases: `passed away; passed on; lost my mother; lost my father; lost my mum; lost my mom; lost my dad;
      lost my brother; lost my sister; lost my son; lost my daughter; lost my wife; lost my husband;
      lost my friend; lost a friend; lost the baby; is gone forever; gone too soon; said goodbye; say goodbye;
      rest in peace; great loss; would have been his birthday; would have been her birthday; since he died;
      since she died; after he died; after she died; when he died; when she died; still miss; laid to rest`,
  },
  {
    emotion: 'disappointment',
    family: 'sadness',
    valence: -0.6,
    arousal: 0.3,
    strong: `disillusioned disillusionment embittered`,
    plain: `disappointed disappointing disappointment discouraged discouraging discouragement failed failure fail
      failing regret regretted regretful regretting regrets letdown unfulfilled dissatisfied dissatisfaction
      discontent discontented underwhelmed defeated defeat thwarted unsatisfied unappreciated`,
    slight: `unsuccessful unsuccessfully wasted waste/n missed-out mediocre worse worst flop flopped
      pointless futile vain futility lacking`,
    phrases: `let down; letting me down; let me down; fell through; fall through; fell short; fall short;
      not what i hoped; not what i had hoped; expected more; expected better; in vain; to no avail; went wrong;
      gone wrong; goes wrong; going wrong; wish i had; if only i; should have known; missed my chance;
      too late now; not good enough; came to nothing; waste of time; back to square one; did not get the job`,
  },
  {
    emotion: 'weariness',
    family: 'sadness',
    valence: -0.45,
    arousal: 0.1,
    strong: `exhausted exhausting exhaustion burnout depleted `,
    plain: `tired tiring tiredness weary wearied wearily weariness drained draining fatigued fatigue
      sleepless sleeplessness insomnia drowsy sleepy sluggish lethargic lethargy listless listlessness bored
      boredom boring tedious tedium apathetic apathy lifeless unmotivated sapped knackered bleary overtired
      overworked languid`,
    slight: `yawn yawning yawned monotonous drag/v dragging slog slogging groggy heavy-eyed idle/a idleness
      unrested faint/a feeble`,
    phrases: `worn out; utterly spent; quite spent; burned out; burnt out; running on empty; run down;
      no energy; out of energy; wiped out; could not sleep; can not sleep; did not sleep; slept badly;
      slept poorly; slept ill; hardly slept; barely slept; little sleep; no sleep; lay awake; lie awake;
      lying awake; woke up at; up all night; awake all night; awake half the night; dead tired; bone tired;
      sick and tired; can not get out of bed; could not get out of bed; too tired; nothing left to give;
      can not be bothered; could not be bothered; going through the motions; toss and turn; tossed and turned;
      tossing and turning; ill night; bad night; drag myself; dragged myself; have no strength;
      no strength left; hard to get up`,
  },
];
