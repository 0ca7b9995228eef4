import type { EmotionSource } from './emotion-source.ts';

export const fearFamily: readonly EmotionSource[] = [
  {
    emotion: 'fear',
    family: 'fear',
    valence: -0.75,
    arousal: 0.8,
    denied: 'calm',
    strong: `terrified terrifying terrify terror horrified horrifying horror petrified panic panicked panicking
      panicky paralysed paralyzed aghast affrighted affright`,
    plain: `afraid fear feared fearing fearful fearfully scared scary scare scaring frightened frightening frighten
      fright dread dreaded dreading dreadful threatened threatening threat menace menacing alarmed alarming alarm/v
      phobia nightmare nightmares timid timorous spooked creepy eerie trembling tremble trembled quake quaked
      endangered apprehended fearsome`,
    slight: `danger dangerous shaking shiver/v shivering shivered flinch flinched  cautious wary hide/v
      hiding peril perilous ominous haunted haunting unsafe risky`,
    phrases: `heart was racing; heart racing; heart raced; heart races; heart was pounding; heart pounding;
      heart pounded; my blood ran cold; scared to death; frightened to death; out of my wits; scared stiff;
      panic attack; panic attacks; could not breathe; can not breathe; knot in my stomach; pit in my stomach;
      pit of my stomach; hands were shaking; hands shook; fear of; for fear of; frozen with fear; froze up;
      hair stood on end; cold sweat; sick with fear; in great fear; great fear; scares me; frightens me;
      terrifies me; jump at every; in a fright; in mortal fear`,
  },
  {
    emotion: 'worry',
    family: 'fear',
    valence: -0.6,
    arousal: 0.6,
    denied: 'calm',
    strong: `anxious anxiously anxiety distraught angst fraught`,
    plain: `worry worried worries worrying worrier nervous nervously nervousness uneasy uneasily uneasiness troubled
      troubling troublesome restless restlessly restlessness tense tension tensed apprehensive apprehension distress
      distressed distressing fret fretted fretting fretful agitated agitation jittery jitters unsettled unsettling
      disquiet disquieted perturbed concerned preoccupied brooding ruminate ruminating rumination overthink
      overthinking overthought stressed-out antsy edgy disturbed  misgiving misgivings foreboding
      trepidation qualms`,
    slight: `concern/n trouble troubles tight/a tightness doubtful uncertain uncertainty unsure sweaty sweating hesitant
      hesitate hesitated suspense suspicious  fidget fidgeting fidgety anxieties brood nag/v nagging
      tighten clench clenched bother/v bothered bothering`,
    phrases: `on edge; on tenterhooks; worried sick; sick with worry; can not stop thinking;
      could not stop thinking; can not stop worrying; could not stop worrying; mind is racing; mind racing;
      thoughts racing; racing thoughts; keeps me up; kept me up; kept me awake; keeps me awake; what if;
      weighs on me; weighing on me; weighed on me; weigh on my mind; weighing on my mind; weighs on my mind;
      on pins and needles; wound up; stomach in knots; butterflies before; worst case; in the back of my mind;
      can not relax; could not relax; can not shake; could not shake; hanging over me; hangs over me;
      troubled in mind; troubled in my mind; great trouble; trouble of mind; in pain about; in pain for;
      mightily troubled; much troubled; afraid to ask; walking on eggshells; waiting for the other shoe;
      ill at ease; bad feeling about; makes me nervous; makes me anxious; dread of monday; not sure if i can`,
  },
  {
    emotion: 'overwhelm',
    family: 'fear',
    valence: -0.6,
    arousal: 0.75,
    strong: `overwhelmed overwhelming overwhelm swamped overloaded overload `,
    plain: `stressed stressful stress stressing pressured hectic frantic frantically frazzled overburdened
      overextended overcommitted inundated snowed-under frenzied frenzy harried chaotic chaos unmanageable`,
    slight: `pressure deadline deadlines rush/n rushed rushing hurry/n hurried  backlog juggle juggling cram
      cramming crammed scrambling scramble behind-schedule`,
    phrases: `too many things; too busy; so busy; drowning in; too many meetings; too much on my plate;
      a lot on my plate; so much to do; too much to do; so much work; up to my neck; up to my ears;
      in over my head; can not cope; could not cope; can not keep up; could not keep up; struggle to keep up;
      struggling to keep up; under pressure; under a lot of pressure; stretched thin; stretched too thin;
      breaking point; at the end of my rope; at the end of my tether; at my wits end; hanging by a thread;
      not enough hours; no time to breathe; barely keeping; head above water; at full stretch; piling up;
      piled up; everything at once; all at once; can not handle; could not handle; losing control;
      lost control; out of control; spread too thin; falling behind; fell behind`,
  },
  {
    emotion: 'insecurity',
    family: 'fear',
    valence: -0.55,
    arousal: 0.45,
    strong: `worthless worthlessness imposter impostor self-loathing self-doubt`,
    plain: `insecure insecurity inadequate inadequacy inferior inferiority unworthy incompetent incapable
      self-conscious self-critical vulnerable vulnerability powerless powerlessness helpless helplessly helplessness
      useless defenceless defenseless exposed`,
    slight: `doubt doubted doubting doubts awkward awkwardly shy shyness clumsy compare/v comparing unprepared
      distrust mistrust distrustful intimidated intimidating unqualified`,
    phrases: `not enough for; never good enough; am i good enough; good enough for them; do not deserve;
      did not deserve; doubt myself; doubting myself; doubted myself; second guess; second guessing;
      compare myself; comparing myself; what they think of me; what people think; found out as; feel small;
      felt small; feeling small; feel stupid; felt stupid; feeling stupid; out of my depth; out of place;
      do not belong; did not belong; everyone else seems; not smart enough; not strong enough;
      can not do anything right; not cut out for; like a fraud; feel useless; felt useless; put myself down`,
  },
];
