import type { CrisisWords } from './crisis-words.ts';

const word = String.raw`(?!(?:not|never|don'?t|didn'?t|he|she|they|who)\b)[a-z']+ `;
const not = String.raw`(?:do not|don'?t|did not|didn'?t|no longer|never)`;
const place = String.raw`(?! (?:any ?more |any longer )?(?:in|here|with|at|on|near|next|alone|there|by|under|abroad|together|like|without)\b)`;
const family = String.raw`(?:family|kids|children|friends|parents|husband|wife|partner|mother|mum|mom|dad|father|sons?|daughters?|girls?|boys?)`;

export const en: CrisisWords = {
  clear: [
    // Death
    String.raw`i(?:'m|'ve|'d)? (?:${word}){0,3}(?:want(?:ed)? to|wanna|wish to|wish i could|hope i|long to|like to|ready to) (?:just |simply |really |finally )?(?:die|be dead)`,
    String.raw`kill(?:ing)? myself`,
    String.raw`(?:end|ending|take|taking) my (?:own )?life(?! (?:in|into|back|to)\b)`,
    String.raw`i(?:'m|'ve|'d)? (?:${word}){0,5}(?:think\w*|thought\w*|dream\w*|plan\w*|consider\w*|contemplat\w*|attempt\w*|commit\w*|close) (?:\w+ ){0,3}suicide`,
    String.raw`my (?:own )?suicide(?: note| letter)?`,
    String.raw`(?:i'?m|i am|i feel|i felt|feeling|i've been|i have been|i was) (?:${word}){0,2}suicidal`,
    String.raw`suicidal (?:thoughts?|ideation|urges?|feelings?)`,
    String.raw`end(?:ing)? it all`,
    String.raw`wish (?:that )?(?:i (?:was|were|had been)|i'd been) dead`,
    String.raw`better off dead|i should be dead`,
    String.raw`i (?:really |just |simply )?${not} (?:even )?(?:want|wish|wanna) (?:to )?(?:be alive|live|exist)${place}`,
    String.raw`throw(?:ing)? myself (?:off|from|in front of|under|out of)`,
    String.raw`(?:want\w* to|thought (?:about|of)|think\w* (?:about|of)|could|going to|might|imagin\w*|tempted to|urge to) (?:just )?jump(?:ing)? (?:off|from|in front of|under) (?:a|the|that|this) (?:bridge|train|roof|building|cliff|balcony|bus|truck)`,
    String.raw`(?:if i|i could|i might|i'll|want(?:ed)? to|going to|thought about|think\w* (?:about|of)) (?:just )?(?:take|took|taking|swallow(?:ed|ing)?) (?:all|every one|the whole bottle)(?: of)? (?:my |the |these |those )?(?:pills|tablets|meds|medication)`,
    String.raw`(?:pills|tablets)[^\n]{0,40}if i (?:took|take|swallowed) (?:them all|all of them|all)`,
    String.raw`i (?:${word}){0,4}overdose`,
    String.raw`(?:hang|hanging|shoot|shooting|drown|drowning|poison|poisoning|unalive) myself(?! in (?:work|my))`,
    String.raw`(?:slit|slitting|cut|cutting) my (?:own )?(?:wrists?|throat)`,
    String.raw`(?:want(?:ed)? to|wanna|urge to|going to|think\w* (?:about|of)|afraid i(?:'ll| will)|need to) (?:just )?(?:hurt|harm|cut)(?:ting|ing)? myself(?! (?:off|free|some|a|loose|shaving)\b)`,
    String.raw`i (?:${word}){0,4}self[- ]?harm\w*`,
    // The same without the word
    String.raw`(?:everyone|everybody|they|you|people|the world|she|he|all of (?:them|you)|my (?:\w+ )?${family})(?: (?:would|will|might)|'d|'ll)(?: all| both| probably| just| only)* be (?:so |much |far )?(?:better(?: off)?|happier|relieved|fine) without me(?! (?:on|in|at|for|there)\b)`,
    String.raw`better off if i (?:was|were|had never been) (?:dead|gone|not here|born)`,
    String.raw`(?:and|just) never wak(?:e|ing) up`,
    String.raw`(?:hope|wish|pray)(?:ed|ing)? (?:that )?i (?:${not}|won'?t|wouldn'?t) wake up`,
    String.raw`i ${not} want to wake up(?! (?:early|at|for|so|before|late|him|her|the|my|them|on|yet|and)\b)`,
    String.raw`wish (?:that )?(?:i'd|i had|i was|i were) (?:never|not) (?:been )?born`,
    String.raw`(?:no|any) (?:reason|point) (?:left )?(?:to|in|for me to) (?:live|living|be(?:ing)? alive|stay(?:ing)? alive|exist\w*)(?! (?:here|in|there)\b)`,
    String.raw`(?:not|isn'?t|no longer|hardly) worth living`,
    String.raw`(?:tired|sick) of (?:living|life|being alive|existing)(?! (?:in|with|here|at|out|like|on|there|alone)\b)`,
    String.raw`(?:disappear|vanish) (?:forever|for ever|for good|from (?:this|the) (?:world|earth))`,
    String.raw`(?:nobody|no one) (?:would|will) (?:even |ever )?(?:miss me|notice)[^.!?\n]{0,12}(?:i (?:was|were) (?:gone|dead)|i died|i'?m (?:gone|dead))`,
  ],
  faint: [
    String.raw`(?:don'?t|do not|can'?t|cannot|no longer) see (?:the|any|a) point(?! (?:of|in) (?:this|that|the|my|our|his|her|these|another)\b)|what(?:'s| is) the point of (?:anything|it all|living)|nothing matters any ?more`,
    String.raw`tired of being here(?! (?:in|at|with|for|on|every)\b)|don'?t want to be here any ?more(?! (?:in|at|with)\b)`,
    String.raw`can'?(?:t|not) (?:go on|do this|take it|take this|carry on|keep going|bear it|bear this)(?! (?:holiday|vacation|with|a|the|to|stage|trip|that)\b)`,
    String.raw`burden (?:to|on|for) (?:everyone|everybody|them|my|others|you|people)`,
    String.raw`want (?:it|this|everything|the pain|all (?:of )?this)(?: all)? to (?:stop|end|be over)`,
    String.raw`no way out|no hope left|nothing left for me`,
    String.raw`(?:when|once|after) i(?:'m| am) gone`,
    String.raw`(?:goodbye|farewell) (?:letters?|notes?)`,
    String.raw`(?:giving|gave|given) away (?:all )?my (?:things|stuff|belongings)`,
    String.raw`don'?t want to live (?:like this|without (?:him|her|them))`,
    String.raw`hate (?:myself|my life|being alive)`,
  ],
  idioms: [
    String.raw`(?:die|died|dying|dead) (?:of|from|with) (?:embarrassment|shame|boredom|laughter|laughing|hunger|thirst|curiosity|cold|heat|excitement|happiness|envy|joy|anticipation|exhaustion)`,
    String.raw`(?:die|died|dying) laughing`,
    String.raw`die (?:old|peacefully|one day|someday|in my (?:sleep|own bed)|at home)`,
    String.raw`(?:rather|sooner) (?:die|be dead) than`,
    String.raw`(?:nearly|almost|could have|could've) kill(?:ed|ing)? myself`,
    String.raw`kill(?:ing)? myself (?:laughing|with (?:laughter|work)|to (?:finish|meet|get|make|please|keep)|at (?:work|the|this|my)|for (?:a|the|this|that|forgetting)|over)`,
    String.raw`shoot(?:ing)? myself in the foot|hang(?:ing)? myself out`,
    String.raw`end(?:ing)? it all with`,
    String.raw`jump(?:ing)? (?:off|from) (?:a|the) bridge with`,
  ],
  fiction: String.raw`films?|movies?|cinema|series|episode|scene|characters?|novel|book|story|chapter|play|heroe?s?|heroine|protagonist|narrator|act(?:or|ress)|songs?|lyrics?|poem|opera|game|curtain`,
  ownSpeech: String.raw`i (?:\w+ )?(?:say|said|think|thought|whispered|told|wrote|screamed|answered)`,
};
