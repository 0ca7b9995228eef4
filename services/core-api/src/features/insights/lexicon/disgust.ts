import type { EmotionSource } from './emotion-source.ts';

export const disgustFamily: readonly EmotionSource[] = [
  {
    emotion: 'disgust',
    family: 'disgust',
    valence: -0.7,
    arousal: 0.5,
    strong: `disgusted disgusting disgust revolted revolting revulsion repulsed repulsive repulsion abhor abhorrent
      abhorrence loathe loathed loathing loathsome detest detested detestable nauseated nauseating vile`,
    plain: `gross/a nasty nastily sickened sickening foul/a repugnant distaste distasteful contempt contemptible
      contemptuous despise despised scorn scornful scorned hideous filthy sordid odious appalled appalling yuck
      squalid rotten ghastly beastly debauched lewd`,
    slight: `nausea queasy unpleasant unpleasantly ugly stink stinking stank smelly dislike disliked offensive
      aversion averse sleazy cringe cringed cringing icky base/a disdain disdainful hypocrite hypocrisy`,
    phrases: `makes me sick; made me sick; sick to my stomach; turned my stomach; turns my stomach;
      can not stomach; could not stomach; bad taste in my mouth; left a bad taste; grossed out; creeps me out;
      creeped me out; can not look at; look down on; looked down on; beneath contempt; made my skin crawl;
      makes my skin crawl`,
  },
  {
    emotion: 'shame',
    family: 'disgust',
    valence: -0.7,
    arousal: 0.5,
    strong: `ashamed shame humiliated humiliating humiliation mortified mortifying disgrace disgraced disgraceful`,
    plain: `shamed shameful shamefully embarrassed embarrassing embarrassment degraded degrading dishonour dishonor
      ridiculed scandalised sheepish belittled`,
    slight: `blush blushed blushing foolish mocked foolishly foolishness stupid stupidly awkwardness
      reproach reproached`,
    phrases: `hate myself; hated myself; disgusted with myself; made a fool of myself; fool of myself;
      wanted to disappear; wished the ground; want to hide; wanted to hide; could not look him in the eye;
      could not look her in the eye; lost face; lose face; to my shame; to my great shame; red in the face;
      my face went red; turned red; let everyone down; angry with myself; so stupid of me; laughed at me;
      laughing at me`,
  },
  {
    emotion: 'guilt',
    family: 'disgust',
    valence: -0.65,
    arousal: 0.45,
    denied: 'relief',
    strong: `guilty guilt guiltily remorse remorseful contrite penitent`,
    plain: `blame/v blamed blaming apologise apologised apologize apologized apologising apologizing apology
      repent repented repentance repenting self-reproach atone atonement culpable sinful`,
    slight: `fault/n sin/n sinned conscience excuse/n wronged mistake mistakes lied lie/n neglect/v`,
    phrases: `my fault; my own fault; all my fault; should have been there; should not have said;
      should have said; should not have done; should have done; wish i had not; feel guilty; felt guilty;
      feeling guilty; bad conscience; guilty conscience; made a mistake; i am to blame; was to blame;
      let him down; let her down; let them down; i was wrong; was unfair to; snapped at; i lost my temper;
      god forgive me; lord forgive me; forgive me; own up to; make it up to; i owe him an apology;
      i owe her an apology; i am so sorry; said i was sorry`,
  },
];
