import type { EmotionSource } from './emotion-source.ts';

export const joyFamily: readonly EmotionSource[] = [
  {
    emotion: 'joy',
    family: 'joy',
    valence: 0.85,
    arousal: 0.55,
    denied: 'sadness',
    strong: `ecstatic ecstasy elated elation euphoric euphoria overjoyed blissful bliss jubilant jubilation
      exultant exult exultation rapture rapturous enraptured radiant happiest gleeful glee joyous
      exhilarated exhilarating exhilaration`,
    plain: `happy happier happiness happily joy joyful joyfully glad gladly gladness gladdened delight delighted
      delightful delightfully pleased pleasure pleasurable merry merrily merrier merriment cheerful cheerfully
      cheerfulness cheery cheered jolly jollity gaiety rejoice rejoicing rejoiced beaming enjoy enjoyed enjoying
      enjoyment enjoyable wonderful lovely fantastic amazing brilliant/a glorious blessed festive celebrate
      celebrated celebrating celebration treasured cherished blithe gladsome mirthful sunny thrive thriving
      blossoming heartwarming heartening felicity savoured savored relish relished`,
    slight: `pleasant pleasantly pleasing nice nicely smile smiling smiled grin grinning upbeat bright/a brighten
      brightened sweet/a good-humoured good-humored agreeable agreeably feast frolic dance/v danced dancing sing/v
      singing sang hum/v skip/v playful playfully bonny lighthearted light-hearted carefree sparkle sparkling`,
    phrases: `over the moon; on cloud nine; full of joy; jumping for joy; jump for joy; walking on air;
      in good spirits; in high spirits; in great spirits; good mood; great mood; feel good; feeling good;
      felt good; feel great; feeling great; felt great; never been happier; made my day; makes me smile;
      made me smile; could not stop smiling; can not stop smiling; heart is full; best day; well pleased;
      good day today; to my great content; to my great joy; lit up; light up inside; warms my heart;
      warmed my heart; feel alive; felt alive; feeling alive; had a great time; had a good time;
      having a good time; life is good`,
  },
  {
    emotion: 'amusement',
    family: 'joy',
    valence: 0.7,
    arousal: 0.6,
    strong: `hilarious hilarity hysterical/a uproarious side-splitting`,
    plain: `amused amusing amusement amuse laugh laughed laughing laughter mirth funny funnier funniest comical
      giggle giggled giggling giggly chuckle chuckled chuckling humorous   jest jesting jested fun
      tickled droll witty diverting entertained entertaining jocose jocund waggish`,
    slight: `joke joked joking silly goofy banter bantering tease/v teased teasing whimsical ridiculous
      entertainment pranks prank sport/v`,
    phrases: `burst out laughing; burst into laughter; laughed out loud; cracked me up; cracks me up;
      made me laugh; makes me laugh; could not stop laughing; in stitches; had fun; having fun; good laugh;
      great sport; laughed until; very merry; mighty merry; exceeding merry`,
  },
  {
    emotion: 'excitement',
    family: 'joy',
    valence: 0.7,
    arousal: 0.9,
    strong: `thrilled thrilling thrill exhilarate electrified pumped stoked psyched ablaze`,
    plain: `excited exciting excitement excitedly eager eagerly eagerness enthusiastic enthusiasm
      enthusiastically energised energized energetic buzzing lively keen/a animated passionate invigorated
      invigorating inspired inspiring inspiration inspire motivated raring zest zestful impassioned`,
    slight: `adventure adventurous vibrant motivation passion spirited ardent zeal zealous anticipation anticipate
      anticipating anticipated energy`,
    phrases: `can not wait; could not wait; looking forward to; look forward to; looked forward to; fired up;
      full of energy; butterflies in my stomach; buzzing with; heart leapt; heart leaped; raring to go;
      carried away; could hardly wait; can hardly wait; itching to; dying to; new lease of life`,
  },
  {
    emotion: 'hope',
    family: 'joy',
    valence: 0.6,
    arousal: 0.45,
    denied: 'sadness',
    strong: `hopeful hopefulness optimistic optimism`,
    plain: `hope hoping hoped encouraged encouraging encouragement heartened uplifted uplifting reassured
      reassuring promising determined determination resolve/n confident confidently confidence auspicious
      emboldened resilient resilience sanguine undaunted`,
    slight: `hopefully wish/v wishing wished long/v aspire aspiration dream/v possibility possibilities 
      brave bravely courage courageous persevere encourage improving`,
    phrases: `full of hope; light at the end of the tunnel; things are looking up; looking up; fresh start;
      new beginning; fingers crossed; turn the corner; turned the corner; turning the corner;
      believe in myself; great hopes; in good hopes; good hopes; silver lining; take heart; took heart;
      worth it in the end; it will work out; will be all right; will be okay; on the mend; a way forward`,
  },
  {
    emotion: 'pride',
    family: 'joy',
    valence: 0.75,
    arousal: 0.5,
    denied: 'shame',
    strong: `triumphant triumph triumphantly victorious exalted`,
    plain: `proud prouder proudly pride accomplished accomplishment achievement achieve achieved achieving
      succeeded success successful successfully victory  fulfilling fulfilment fulfillment empowered
      empowering honoured honored esteemed capable self-assured rewarding conquered mastered`,
    slight: `praise praised praising commended commend applauded applause compliment complimented honour honor
      recognised recognized respected worthy competent reward rewarded acclaim milestone
      earned succeed progress win/v won winning`,
    phrases: `proud of myself; proud of; nailed it; pulled it off; made it happen; well done; job well done;
      stood my ground; stand my ground; stood up for myself; head held high; feather in my cap;
      to my great honour; sense of achievement; came a long way; come a long way; did well; went really well`,
  },
];
