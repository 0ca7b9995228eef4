import type { CrisisStatements } from '../crisis-words.ts';

const filler = String.raw`(?:(?:just|really|simply|so|only|finally|actually|honestly|probably|maybe|even|still|now|all|quite|sometimes|always) )`;
const some = String.raw`(?:[a-z']+,? )`;
const i = String.raw`i(?:'?m|'?ve|'?d|'?ll| am| have| had| will| would| should| shall)?`;
const will = String.raw`(?:want(?:ed|ing)? to|wanna|going to|gonna|go(?:t|tta)? to|about to|ready to|plan(?:ned|ning)? to|decided to|need to|have to|must|intend to|mean to|would like to|i'd like to|should|might|will|i'll|could|wish to|wish i could|hope to|try(?:ing)? to|tempted to|think(?:ing)? of|thought of|allowed to)`;
const cannot = String.raw`(?:can'?t|cannot|can not|can no longer|couldn'?t|don'?t (?:think|know|see|believe) (?:how |that |if )?i can|not able to|unable to|don'?t know how to)`;
const dont = String.raw`(?:don'?t|do not|didn'?t|did not|no longer|never)`;
const others = String.raw`(?:every ?one|every ?body|they|you|people|the world|she|he|them|her|him|all of (?:them|you|us)|(?:my|the) [a-z]+)`;
const would = String.raw`(?:'?d|'?ll| would| will| might| could| has to)`;
const ends = String.raw`(?=[.,;:!?\n)]|$)`;
const clause = String.raw`[^.!?\n]`;
const pills = String.raw`(?:pills|tablets|capsules|insulin|morphine|meds|medication|painkillers|sleeping pills|paracetamol)`;

/** Plain statements, plans and goodbyes. */
export const en: CrisisStatements = {
  clear: [
    // To die, to live, to be
    String.raw`${i} ${some}{0,4}${will} ${filler}{0,2}(?:end|finish|stop) (?:it|this|everything|things)(?: all)?(?: (?:tonight|soon|now|myself|for good|tomorrow|today|this week(?:end)?|for ever|forever|once and for all))?${ends}`,
    String.raw`my life${clause}{0,40} (?:stop|end) (?:it|this)`,
    String.raw`end(?:ing|ed)? (?:my|this) (?:life|existence|misery|suffering)(?! (?:as|in|into|at|back|to)\b)|take my life into my own`,
    String.raw`(?:decided|resolved|determined|choose|chosen|chose|plan(?:ned|ning)?|preparing|prepared|begging|longing|aching|deserve|deserved|allowed|time for me|easier|simpler|better|rather|sooner|please let me) (?:just |simply |for me )?(?:to )?(?:die|be dead)(?! (?:in (?!my sleep)|than|of|for|laughing)\b)`,
    String.raw`(?:ways?|how|method|methods|place|date|day) (?:i (?:could|might|would|will|can) |for me |to )(?:\w+ )?(?:die|kill myself|end (?:it|my life|things)|do it without)${ends}`,
    String.raw`ways to (?:die|go|end it)|how (?:long|many|much|high|deep)${clause}{0,30}(?:to drown|to die|to bleed|to kill|to overdose|would be enough)|painless(?:ly)? (?:way|method|death|die|end)`,
    String.raw`i(?:'?d| would)? (?:much )?(?:rather|sooner) be (?:dead|gone|in the ground)|i (?:${some}){0,2}(?:want|need|like|love|hope|wait|pray|long|ache|yearn) (?:\w+ )?(?:for death|to be dead|to dee|to be (?:in the|under) ground)|i'?d be better (?:off )?(?:dead|gone)`,
    String.raw`(?:wish|wished|sorry|angry|disappointed) (?:that )?(?:i|i'?d|i had) (?:hadn'?t|had not|had never|never|not|'?d not|just not|woke)(?: just)? (?:woken?|wake|survived|lived|made it|been saved|been found)|(?:disappointed|sorry|cried|angry)(?: \w+){0,4} i (?:woke|survived|wake) up`,
    String.raw`(?:not|never|n't) (?:\w+ )?wak(?:e|ing) (?:up )?(?:again|ever|any ?more|tomorrow|in the morning|at all)(?! (?:at|before|so|early|until|till|with|without)\b)|(?:fall asleep|sleep|go to (?:sleep|bed)) (?:and |forever|for ever|for good|one night and |tonight and )(?:just |simply )?(?:not|never|that'?s it|stay)`,
    String.raw`(?:hate|loathe|tired of|sick of|fed up (?:with|of)|ashamed of|done with|bored of|exhausted (?:by|from)|finished with|over) (?:being (?:alive|here at all|in this world|me in this)|living(?! (?:in|with|at|on|out|here|like|alone|from|off|under|among|next)\b)|existing|life(?! (?:in|as|on|at|with)\b)|that i'?m alive|that i exist|this (?:life|world|existence))`,
    String.raw`${cannot} ${filler}{0,2}(?:stay|keep myself|keep me|remain|be|bear being|stand being|face being) (?:alive|in this world)|keep(?:ing)? (?:myself|me) alive|stay(?:ing)? alive (?:for (?!the)|much|any|another|just|only|because)|no (?:point|reason|sense|use)(?: in| to)? (?:me )?(?:staying|being|keeping|remaining|living|to live|stay alive)(?! (?:here|in|there|up|at|on|late|with|angry|home)\b)`,
    String.raw`${cannot} ${filler}{0,2}(?:go on|carry on|continue|keep(?: on)?|bear|face|stand) ${filler}{0,2}(?:living|existing|being alive|with (?:life|this life|my life|living)|breathing|like this)(?! (?:in|with|at|under|next|on)\b)|${cannot} (?:face|bear|do|see|get through) (?:another|one more|tomorrow|any more) ?(?:day|night|morning|week|winter|year|of this life)?${ends}`,
    String.raw`(?:${dont}|not) (?:${some}){0,2}(?:want|wanna|wish|care|deserve|intend|plan|expect|choose) (?:to )?(?:${filler})?(?:live|be alive|exist|be anywhere|be here|go on living|carry on living|be in (?:this|the) world|be on this (?:earth|planet)|make it to \w+|see (?:the |another |next )?(?:spring|summer|winter|christmas|birthday|morning|year))${ends}`,
    String.raw`want(?:ed)? to (?:not|no longer|stop|cease) (?:be|exist|live|being|existing|living|be alive|breathing|to exist|to be)${ends}|want to be nowhere|(?:wish|wished) (?:that )?i (?:didn'?t|did not|wasn'?t|weren'?t|could stop|never) (?:exist(?:ed|ing)?|alive|live|lived|born|breathing)|allowed to stop (?:mine|breathing|living|being)|(?:want|like|wish|hope) (?:to be )?(?:gone|dead|erased|deleted) (?:for good|forever|from this|already|too)`,
    String.raw`(?:deserve|deserved|fit|good enough) to live${ends}|my life (?:is|was|has been|feels|seems) (?:\w+ )?(?:pointless|worthless|meaningless|over|useless|not worth|a waste|a mistake|finished|done|of no (?:use|value))|(?:life|living|existence|being alive) (?:has|is|isn'?t|feels|makes|holds|hasn'?t got) (?:no|not|any|completely |utterly )?(?:longer )?(?:any )?(?:meaning|point|sense|purpose|pointless|meaningless|worthless|worth it|unbearable)(?! (?:in|for (?!me)|with)\b)`,
    // To be a burden
    String.raw`${others}(?:${would}) (?:\w+ ){0,3}(?:better|easier|happier|lighter|simpler|freer)(?: off)?(?: \w+){0,2} (?:if i (?:was|were|wasn'?t|weren'?t|didn'?t|never|died|disappeared|vanished|hadn'?t|stopped)|without me|once i|when i|with me (?:gone|dead|out))(?! (?:on|in|at|for|there|do|did|don'?t|cook|drive|let|left the|lend)\b)`,
    String.raw`(?:better|easier|kinder|best|kindest|only|useful)(?: thing)?(?: \w+){0,8} (?:to be gone|not to be here|if i (?:never|didn'?t|wasn'?t|weren'?t|no longer|don'?t) (?:came|come|exist|existed|be|woke|wake|here|around|born|alive|there|got)|if i (?:died|disappeared|vanished|were dead|was dead|went (?:for good|away for good)))`,
    String.raw`(?:worth|use|useful) (?:\w+ ){0,3}(?:more )?dead(?: than)?${ends}|worth more dead|(?:life )?insurance${clause}{0,40}(?:peace|when i|if i'?m|worth more|dead|better off|most use)|(?:dead|gone|die) than (?:\w+ ){0,2}(?:a |this|live|be |burden|chore)`,
    // Plans, means, goodbyes
    String.raw`${i} ${some}{0,2}(?:picked|chosen|chose|set|fixed|settled on|know) (?:the|a|my) (?:day|date|night|bridge|spot)${ends}|the (?:day|date) is (?:set|fixed|chosen)${clause}{0,20}(?:calm|sleep|peace|quiet)`,
    String.raw`(?:my plan is|i have a plan|i made a plan|i'?ve got a plan)${clause}{0,40}(?:empty|asleep|out of the house|nobody|alone|away|how to (?:do|die|go))`,
    String.raw`(?:told|assured|promised|said to|lied to) (?:\w+ ){1,3}(?:that )?i (?:was|am|'?m) (?:safe|fine|okay|ok|stable|all right)\W{1,2}(?:but )?(?:i'?m not|i am not|i wasn'?t|i lied|it'?s a lie|it isn'?t true|that was a lie)`,
    String.raw`(?:beseech|beseeched|besought|beg|begged|ask|asked|pray|prayed|want|wish|wait(?:ing)?)(?: \w+){0,2} (?:god|the lord|heaven|him)(?: \w+)? (?:to |would |will )?(?:take|call|fetch|release|collect) me(?! (?:back|to|out|on|with|by|in)\b)|(?:god|lord|death),? (?:please )?(?:take|come for|fetch) me(?! (?:to|out|on|by|with|in)\b)`,
    String.raw`(?:note|letters?)(?: is| are)? (?:written|finished|sealed|signed|posted|ready|done|on the table)${ends}${clause}{0,2}[^\n]{0,60}(?:door|find me|unlocked|key|police|not come|forgive|sorry|tonight|nobody has to)`,
    String.raw`(?:written?|writ|wrote|said|saying|writing) (?:\w+ ){0,2}(?:farewell|goodbye|good-bye)s?[^\n]{0,80}(?:when i am gone|when i'?m gone|find it|after i|hid|forgive|tonight)`,
    String.raw`list of who (?:should|gets?|shall|will|has) (?:have |get )?what|who (?:gets|should get|should have) (?:my|what|which)${clause}{0,20}(?:when|after|once) i`,
    String.raw`(?:shift|flight|trip|walk|drive|journey|dive|climb|swim)(?: \w+){0,2} i (?:won'?t|will not|shan'?t|don'?t (?:intend|plan|mean) to) (?:come|be coming|return|get) (?:back|home)|going (?:\w+ ){0,6}(?:and|an) (?:i'?m |am |i'?ll |will )?(?:not|never) (?:be )?comin'?g? (?:back|home)${ends}|am off to${clause}{0,20}not comin`,
    String.raw`(?:hidden|hid|got|have|bought|found|hoarded) (?:\w+ )?(?:what|all|everything) i (?:need|want)${clause}{0,30}(?:won'?t find|behind|nobody|no one|ready|where)|i have it all (?:here|ready)|(?:everything|it'?s all|all of it) (?:i need )?(?:is )?(?:here )?(?:in the room|ready for (?:tonight|it)|laid out)${ends}`,
    String.raw`(?:one|bullet|round|shell|cartridge)(?: \w+)? left in (?:the|t') ?gun|gun (?:in|to|at) my (?:mouth|head|temple)|(?:a|my|the) noose (?:is|was|tied|ready|hangs)|tie(?:d)? the (?:rope|knot)${clause}{0,20}(?:beam|branch|tree)|(?:took|take|taken|swallow(?:ed)?|down(?:ed)?) (?:the (?:whole|full|entire)|all) (?:\w+ ){0,2}(?:${pills}|bottle|packet|box|strip|blister)(?! (?:back|to)\b|, both)`,
    String.raw`(?:no|any|a) future for me(?! (?:in|at|with|on)\b)|(?:don'?t|can'?t|do not|cannot|couldn'?t|never) see (?:myself|me|my life|anything|a life|a future|life) (?:past|after|beyond|for me|getting past|making it)|(?:don'?t|won'?t|not going to|not gonna|shan'?t|do not) (?:think i'?ll |expect to |intend to |plan to )?(?:make it|live|last|be alive|be around|see) (?:to|past|until|till|beyond|through|after|for) (?:see )?(?:my |the |next |another )?(?:christmas|easter|spring|summer|autumn|winter|\w+day|birthday|end of|year|twenty|thirty|graduation|holidays|morning|tomorrow)`,
    String.raw`(?:think of|find|see|have|name|got|give me|know) (?:\w+ ){0,2}(?:a|one|any|no|another)(?: single| good| real)? reason (?:not to (?:do it|die|jump|go|let go)|to (?:live|go on|carry on|keep (?:going|living|breathing)|stay alive|exist|drive home|go home|get up|come home|be here|wake up|turn the wheel))`,
    String.raw`what'?s the (?:point|use) (?:of|in) (?:living(?! (?:till|until|to|in|near)\b)|being alive|waking up|going on|carrying on|me|being here|getting (?:up|to|older)|staying alive|existing|life)|(?:what|why) (?:is|am|do|should) (?:\w+ )?(?:i )?(?:even )?(?:still )?(?:alive|here for|live|stay alive|be alive|bother living)(?! (?:in|at|with|with)\b)`,
    String.raw`(?:wouldn'?t|would not|won'?t|don'?t) (?:even )?(?:swerve|brake|step aside|jump out of the way|get out of the way|look (?:both ways|before (?:i )?cross\w*|when i cross\w*))|(?:hope|wish|wouldn'?t mind if|want) (?:a |the |some |that )*(?:car|bus|lorry|truck|train|something) (?:would |to )?(?:hit|hits|run|took|take)s? me|wouldn'?t mind (?:if i (?:died|didn'?t wake)|dying|being (?:hit|dead))`,
    String.raw`yeet myself|delete myself|unalive|sewerslide|(?:log|sign) (?:off|out) (?:of life|forever|for good|permanently)|(?:wanna|want to) be (?:dead|gone)${ends}|(?:who|how many|whether anyone)(?: \w+){0,3} (?:come|cry|be) at my funeral`,
    String.raw`${i} (?:\w+ ){0,3}(?:want|need|wish) (?:it all|all of it|everything|this|life|the whole thing) (?:all )?(?:over|to be over|done|finished|ended)(?: with)?(?: (?:all of it|for good|forever|now))?${ends}${clause}{0,3}`,
    String.raw`thoughts? of (?:ending|dying|killing|not being here|death)|(?:think\w*|thought|dream\w*|fantasi\w*) (?:\w+ ){0,2}(?:about|of) (?:\w+ )?(?:dying|ending (?:it|things|my)|being dead|not being (?:here|alive)|how (?:i'?d|i would|to) (?:do it|die)|driving (?:into|off)|stepping (?:off|out|in front)|my own (?:death|funeral))(?! (?:my|the) (?:hair|roof)\b)`,
  ],
  faint: [
    String.raw`if i (?:wasn'?t|weren'?t|was not|were not|wasn'?t) (?:here|around|there)|(?:till|until|before|days|weeks|\w+day) (?:\w+ )?(?:to notice|anyone noticed|they noticed|they'?d notice|found me)`,
    String.raw`(?:won'?t|shan'?t) (?:be )?(?:need(?:ing)?|trouble|be troubling|bother|be a bother) (?:one|it|them|those|her|him|any(?:thing|one)?|that)(?: (?:this|next|any|for another|much) ?\w*)?|so (?:nobody|no one|that nobody|they|she|he) (?:has to|have to|needn'?t|doesn'?t have to|won'?t have to)|(?:it )?should be (?:simple|easy|easier) for (?:them|her|him)`,
    String.raw`(?:no|not much|not any|little) (?:use|good) to (?:any ?(?:one|body)|them|her|him|nobody)|(?:doesn'?t|don'?t) need me|neither does the world|most use|(?:find|get) someone (?:else )?for my`,
    String.raw`(?:i (?:shan'?t|won'?t|will not|am not|'?m not) (?:be )?(?:com(?:e|ing|in) (?:back|home)|wait(?:ing)? (?:for|to see)|stop(?:ping)? to see|around))`,
    String.raw`death sat|death (?:is|was) (?:waiting|here)|how it ends for me|speaks of me in the past|be excused|no one to (?:phone|call|tell)|no ?body to (?:phone|call|tell)`,
    String.raw`(?:left|leave|leaving) a note|(?:my|the) (?:rings|jewellery|passport|keys|papers)(?: \w+){0,4} (?:envelopes?|table|drawer)|(?:card|letter|present)s? for every (?:year|birthday)|names on${ends}|who should have`,
    String.raw`(?:delet\w+|clos\w+|cancel\w+) (?:the|my|all my|all the) (?:accounts?|subscriptions?|profiles?|photos|appointments?)|gave \w+ my (?:good |best |favou?rite )?\w+|(?:sold|given|give) (?:my|the|t'?) ?(?:last|cello|guitar|piano|violin|dog|cat|horse|car)`,
    String.raw`(?:i have )?(?:rehearsed|practised|planned) my (?:absence|death|exit|leaving)|(?:stopped|don'?t) (?:pretending|imagin\w+|plan\w*) (?:to look|next year|the future|anything)|nowt'?s any good|nothing(?:'s| is)? any good|not the (?:rest|life)`,
    String.raw`must do it myself|i(?:'?ll| will| shall) do it (?:myself|then|tonight|tomorrow|on \w+day|when)|waiting for (?:\w+ ){0,5}to be over`,
  ],
  idioms: [
    String.raw`to die\W{1,4}(?:my|her|his) hair|myself under a bus,? if|ending (?:my|this|her|his) life as|hang myself upside|weary of life,? (?:says|said|sighs)`,
    String.raw`better off without me\W{1,4}(?:i told|i said to|i tell) the`,
    String.raw`better off without me\W{1,4}(?:he|she) (?:sigh|sa|cri|moan|groan|shout)\w+`,
  ],
};
