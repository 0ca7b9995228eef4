import type { EmotionSource } from './emotion-source.ts';

export const trustFamily: readonly EmotionSource[] = [
  {
    emotion: 'love',
    family: 'trust',
    valence: 0.85,
    arousal: 0.5,
    strong: `adore adored adoring adoration beloved smitten besotted infatuated infatuation enamoured enamored
      devoted devotion lovesick soulmate`,
    plain: `love loved loving lovingly affection affectionate affectionately tenderness tenderly tender/a cherish
      cherishing fond fondly fondness darling sweetheart romance romantic intimate/a intimacy closeness embrace
      embraced embracing cuddle cuddled cuddling kissed kissing kiss hug hugged hugging caress caressed adorable
      warmth endearing endeared yearn/v snuggle snuggled smooch dote doting amorous`,
    slight: `dearest dearly attraction attracted  flirt flirted flirting crush/n charm charmed charming
       cared heartfelt attached attachment courted wooing woo`,
    phrases: `in love; fell in love; falling in love; love of my life; head over heels; crazy about; mad about;
      means the world; means so much to; close to my heart; held me; held my hand; hold hands; holding hands;
      kind to me; my heart belongs; butterflies around; loves me; feel loved; felt loved; feeling loved;
      very kind to; we are close; feel close to; felt close to; feeling close to; miss each other`,
  },
  {
    emotion: 'compassion',
    family: 'trust',
    valence: 0.45,
    arousal: 0.35,
    strong: `compassionate compassion empathy empathise empathize`,
    plain: `sympathy sympathetic sympathise sympathize kindness kindly kind/a kinder kindest mercy merciful 
      pitied forgive forgave forgiven forgiving forgiveness caring  gentleness benevolent charitable
      generous generously generosity considerate thoughtful humane`,
    slight: `comforted comforting console consoled consoling consolation care/v patient/a patience understanding
      supportive charity lenient reconcile reconciled reconciliation`,
    phrases: `feel for him; feel for her; feel for them; felt for him; felt for her; felt for them;
      my heart goes out; heart went out; feel sorry for; felt sorry for; feeling sorry for; be there for;
      put my arm around; gentle with myself; kind to myself; easy on myself; in their shoes; in her shoes;
      in his shoes; made peace with; made up with; make up with; friends again; pity for`,
  },
  {
    emotion: 'gratitude',
    family: 'trust',
    valence: 0.8,
    arousal: 0.3,
    strong: `grateful gratefully gratitude thankful thankfully thankfulness beholden`,
    plain: `appreciate appreciated appreciating appreciative appreciation blessing/n indebted obliged fortunate
      thank thanked thanking thanks`,
    slight: `lucky luckily bless gracious graciously fortunately`,
    phrases: `thank god; thanks be to god; god be praised; praised be god; blessed be god; bless god;
      god be thanked; thank you for; count my blessings; so lucky; very lucky; feel blessed; felt blessed;
      owe so much; owe him so much; owe her so much; glad to have; thank goodness; thank heavens;
      could not have done it without; grateful for; much obliged; taken for granted no longer;
      god give me a thankful heart`,
  },
  {
    emotion: 'trust',
    family: 'trust',
    valence: 0.6,
    arousal: 0.25,
    denied: 'insecurity',
    strong: `trustworthy faithful faithfulness steadfast`,
    plain: `trust trusted trusting trustingly loyal loyalty reliable dependable supported belonging belong accepted
      acceptance understood honest honesty sincere sincerity confide confided confiding security
      protected sheltered welcome/a welcomed included valued respect sheltering faith`,
    slight: `support/n supporting helped helpful secure/a safe safely safety  togetherness companionship
      friendship friendly reassurance assured assurance  bonded bonding connected connection dependably
      rapport united solidarity`,
    phrases: `count on; rely on; lean on; have my back; has my back; had my back; open up to; opened up to;
      feel safe; felt safe; feeling safe; feel at home; felt at home; felt heard; feel heard; felt seen;
      feel seen; feeling seen; feel understood; felt understood; good company; in safe hands; my word;
      there for me; by my side; on my side; part of something; one of us; great confidence in`,
  },
];
