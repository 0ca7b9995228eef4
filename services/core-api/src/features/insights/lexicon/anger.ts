import type { EmotionSource } from './emotion-source.ts';

export const angerFamily: readonly EmotionSource[] = [
  {
    emotion: 'anger',
    family: 'anger',
    valence: -0.75,
    arousal: 0.85,
    strong: `furious furiously fury enraged rage raging raged livid seething seethe seethed incensed outraged outrage
      infuriated infuriating infuriate hate hated hating hatred irate wrath wrathful apoplectic`,
    plain: `angry angrily angrier anger angered mad/a cross/a hostile hostility resentful resent resented resentment
      resenting indignant indignation bitter/a bitterly bitterness spite spiteful spitefully vengeful revenge
      betrayed betrayal betray insulted insult insulting offended quarrel quarrelled quarreled quarrelling
      quarreling shouted shouting shout yelled yelling yell fuming fumed vicious malice malicious storming
      unforgivable  cruel cruelty fierce aggressive aggression scolded scold scolding`,
    slight: `argue argued arguing argument fight/n fighting fought conflict conflicts temper tempers
      accuse accused accusing damn unfair unfairly unjust injustice offence offense rude rudely rudeness harsh
      harshly snap/v snapped snapping disrespect disrespected disrespectful swear/v swore slammed slam curse cursed
      cursing mean/a dispute disputed huff sulk sulked sulking stormy`,
    phrases: `lost my temper; lose my temper; losing my temper; lost his temper; lost her temper; lost it with;
      blew up; blow up at; boiling over; boiled over; blood boil; blood boiling; made my blood boil;
      makes my blood boil; makes me mad; made me mad; makes me so angry; made me so angry;
      at the top of my voice; had a fight; had a row; big fight; big argument; fell out with; fall out with;
      falling out with; falling out; fell out; high words; in a great rage; in a rage; in a passion;
      great passion; stabbed in the back; talked over me; talks over me; how dare; had it with; see red;
      saw red; at odds with; gets on my nerves; up in arms; angry words; hard words`,
  },
  {
    emotion: 'frustration',
    family: 'anger',
    valence: -0.6,
    arousal: 0.6,
    strong: `exasperated exasperating exasperation maddening aggravated aggravating aggravation`,
    plain: `frustrated frustrating frustration frustratingly annoyed annoying annoy annoyance irritated irritating
      irritate irritation irritable vexed vex vexing vexation vexatious impatient impatiently impatience displeased
      displeasure grumpy grouchy cranky disgruntled irked irk irksome peeved miffed pestered pester provoked provoke
      stuck ill-tempered testy peevish froward grumbled grumble grumbling moody sullen`,
    slight: `complain complained complaining complaint nuisance hassle bothersome inconvenient tiresome delay delayed
      hindered hinder obstacle unreasonable stubborn interrupted interruption interruptions blocked nagged whine
      whining moan/v moaning rant ranting ranted tantrum cancelled canceled`,
    phrases: `fed up; had enough; have had enough; sick of; tired of; getting nowhere; got nowhere;
      going nowhere; last straw; drives me crazy; drove me crazy; driving me crazy; drives me mad;
      driving me mad; drove me mad; up the wall; on my nerves; rubs me the wrong way; hit a wall;
      banging my head; going round in circles; going in circles; stuck in a rut; feel stuck; felt stuck;
      feeling stuck; out of humour; out of patience; ran out of patience; loses my patience; lost patience;
      to my great vexation; vexed to the heart; mad at myself; what a mess; nothing works; nothing worked;
      yet again; pain in the neck; bite my tongue; bit my tongue`,
  },
  {
    emotion: 'jealousy',
    family: 'anger',
    valence: -0.6,
    arousal: 0.6,
    strong: `jealous jealousy jealously envious enviously`,
    plain: `envy envied envying covet coveted covetous begrudge begrudged possessive`,
    slight: `rival rivals rivalry unfaithful suspicion compete/v`,
    phrases: `green with envy; wish i had what; why not me; everyone but me; instead of me; chosen over me;
      chose him over; chose her over; looked at her more; cheated on; cheating on; behind my back;
      eaten up with; got what i wanted; gets all the credit; got all the credit; took the credit;
      takes the credit`,
  },
];
