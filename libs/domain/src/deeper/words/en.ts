import type { DeeperWords } from '../deeper-words.ts';

export const en: DeeperWords = {
  rules: [
    {
      begins: [
        "I(?:[’']m| am| was|[’']ve been)(?: so| really| still| always| a bit)? (?:afraid|scared|worried|anxious|nervous)",
        'I (?:worry|fear|dread)',
      ],
      asks: [
        '{words}: what would you do on the day after it happened?',
        '{words}: what does this fear want to protect?',
      ],
    },
    {
      begins: ['I (?:really |probably )?(?:should|must|have to|need to|ought to)', "I[’']ve got to"],
      asks: ['{words}: who says so?', '{words}: what would happen if you left it?'],
    },
    {
      begins: ['I (?:always|never|keep)', "I can(?:[’']t|not) stop"],
      asks: ['{words}: when did that begin?', '{words}: when was it different, if only once?'],
    },
    {
      begins: ["I (?:don[’']t|do not) (?:really |even )?(?:know|understand)", 'I have no idea'],
      asks: [
        '{words}: what would you guess, if you had to?',
        '{words}: what would have to be true for it to be clear?',
      ],
    },
    {
      begins: [
        'I (?:really |just |only |still )?(?:want|wish|hope|long|would (?:like|love))',
        "I[’']d (?:like|love)",
      ],
      asks: ['{words}: what would be different then?', '{words}: what is the smallest piece of it?'],
    },
    {
      begins: ['I (?:really |still )?miss'],
      asks: ['{words}: what of it is still with you?', '{words}: what would you say to it now?'],
    },
    {
      begins: ["I(?:[’']m| am| was)(?: so| really| very)? (?:glad|happy|grateful|thankful|proud|relieved)"],
      asks: ['{words}: what did it take for it to come like that?', '{words}: whom would you like to tell?'],
    },
    {
      begins: ['I (?:really |just |still )?(?:feel|felt)', "I(?:[’']m| am| was) feeling"],
      asks: ['{words}: where in your body do you notice it?', '{words}: what does that feeling ask of you?'],
    },
    {
      begins: ['(?:he|she|they|my \\p{L}+) (?:said|says|told me|asked)'],
      asks: ['{words}: what did you hear in it?', '{words}: what did you not answer?'],
    },
    {
      begins: ['nobody', 'no one', 'everyone', 'everybody', 'everything'],
      asks: ['{words}: where is the one exception?', '{words}: how do you know?'],
    },
    {
      begins: ['because'],
      asks: ['{words}: what else might be a reason?', '{words}: and what lies behind that?'],
    },
    {
      begins: ['but'],
      asks: ['{words}: what weighs more, this or what stands before it?', '{words}: what if both are true?'],
    },
  ],
  otherwise: [
    '{words}: what about this matters to you most?',
    '{words}: what would you say to a friend who wrote this?',
    '{words}: what have you left out here?',
  ],
};
