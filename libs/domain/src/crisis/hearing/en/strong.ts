import { type StrongWords, words } from '../strong.ts';

const pills =
  '(?:pills?|tablets?|meds|medication|medicine|paracetamol|capsules|painkillers|insulin|antidepressants|ibuprofen|morphine|oramorph|tramadol|codeine|xanax|diazepam|valium|zopiclone|sleepers|patches|aspirin|fentanyl|oxy\\w*)';
const part =
  '(?:wrists?|arms?|forearms?|thighs?|legs?|throat|neck|veins?|hips?|stomach|belly|skin|ankles?|calf|calves|flesh|self)';
const height =
  '(?:roof|rooftop|bridge|balcony|ledge|edge|rails?|railings?|parapet|multi-?stor(?:e?y)|car ?park|cliffs?|viaduct|overpass|flyover|tower|window|top floor|platform|barrier)';
const blade =
  '(?:razors?|razorblades?|blades?|scalpel|stanley knife|craft knife|knife|scissors|compass|box ?cutter|glass|lighter|cigarettes?|iron|needle|safety pin)';
const near = '[^.!?]';

export const strong: StrongWords = {
  own: words(`
    (?:i'?ve got|i have|got|there are|counted) (?:\\d\\d+|twenty|thirty|forty|fifty|sixty|seventy|eighty|a hundred|enough) (?:of )?(?:the |my |them )?${pills}|
    blood on (?:my|the) (?:sleeves?|sheets|towels?|bathroom floor)${near}{0,20}(?:again|told)|
    (?:been )?clean (?:for )?(?:\\d+|\\w+) (?:days?|weeks?|months?|years?) ${near}{0,15}(?:ruined|broke|gone|relapsed|messed|fucked|tonight)|
    (?:blade|blades|razor|razors) ${near}{0,15}(?:in my|under my|behind my|taped|hidden|under the mattress)|
    (?:hid|hidden|keep|kept|bought|unscrewed|took) (?:a|the|my|some|new) (?:blades?|razors?|scalpel|rope)(?: |$)${near}{0,20}(?:for tonight|in my|under|sharpener|just in case|from the sharpener|to be sure|today)?|
    (?:better off|happier|better) with a(?:nother)? (?:different |new |proper )?(?:mum|mother|mom|dad|father)|
    i(?:'d| had|'ve| should have|should've) (?:just )?died (?:in|that|when|instead|then|with)|
    (?:wish|hadn'?t) ${near}{0,15}pumped my stomach|
    a plan and the means|i have a plan and a date|i know (?:how and when|how, where and when|exactly how i'?d do it|how i'?ll do it|which bridge|which tree)|
    death (?:feels|seems|is|looks|sounds) (?:like )?(?:the only|an? (?:relief|door|answer|way|friend|comfort)|easier|better|peaceful|welcome|nice|so)|
    (?:nearly|almost) (?:jumped|hanged myself|did it|drove into|stepped out|swerved|let go of the wheel|took them all|ended it|went through with it)|
    no one can stop me|nobody can stop me this time|this time (?:it will|it'?ll|i'?ll|i will|i won'?t) (?:work|do it properly|make sure|fail|get it right|succeed)|
    my brain keeps ${near}{0,15}(?:hanging|dying|death|jump\\w*|killing)|
    (?:my|a|the) (?:third|second|fourth|last|next|first|failed) (?:suicide )?attempt(?! at)|
    (?:going to|gonna|will|i'?ll) (?:do it|go through with it) (?:tonight|this time|once they|after they|when they|while they|before they|when everyone)|
    (?:chosen|picked|set|got) (?:the|a|my) (?:date|day)(?: |$|,)${near}{0,20}(?:die|death|end|calm|peace|tell|relief)|
    (?:don'?t|do not|dont) (?:want to|wanna) (?:be alive|exist|live|be on this earth|be in this world|be here any ?more|wake up|keep living|keep breathing)(?! in| at| on| with| like| next| there)|
    (?:hate|tired of|sick of|exhausted by|fed up with|done) (?:being alive|existing|living(?= any| at all|$)|breathing)|
    should(?:n'?t| not) (?:be alive|exist|have survived|have been born)|never should have been born|
    (?:world|everyone|family|they|kids|children|wife|husband) ${near}{0,20}better (?:off )?(?:if i (?:was|were) (?:dead|gone)|without me(?! (?:in|on|at)))|
    (?:carbon monoxide|exhaust|hosepipe|helium|gas oven|bleach|antifreeze|weedkiller|rat poison) ${near}{0,25}(?:drink|drank|breathe|garage|bag|myself|quick|painless|swallow)|
    (?:swallow\\w*|drank|drink|drinking) (?:the |some |a bottle of )*(?:bleach|antifreeze|weedkiller|rat poison|poison)|
    (?:walk|walked|walking|wade|swim) (?:out )?into the (?:sea|river|lake|loch|canal|traffic|water) (?:and|until|with|till)${near}{0,25}(?:not|never|keep|stones|back|over|going|stop)|
    (?:kill|hang|drown|shoot|strangle|suffocate|poison|gas|electrocute|asphyxiate|stab|unalive|hung|shot|end|murder)(?:e?d|ing|ting|ping|s)? ?(?:myself|mysel|meself|my self)|
    kms|ctb|(?:harm|slit|slic|slash|carv|scratch|burn)\\w* (?:myself|mysel|meself|my self)|
    (?:cut|cutting|hurt|hurting) (?:myself|meself|my self) (?:again|tonight|today|yesterday|last night|so|because|every|to feel|when|until|deep\\w*|too|on purpose)|
    (?:slit|slitting|slash\\w*|slic\\w+|carv\\w+|stab\\w*|saw\\w*|open\\w*|cut|cutting) (?:open |at |into |up |through |across |down )*(?:my|both|the inside|both my|the inside of my) (?:left |right |own |upper |inner )?${part}|
    scratch\\w* (?:open )?my ${part} (?:open|until|raw|with|bloody|till|again|tonight)|
    i (?:\\w+ )?(?:cut|burned|burnt) (?:again|tonight|last night|too deep|deeper)|cut a (?:bit|little),? (?:not|nothing|only)|
    my ${part} ${near}{0,25}(?:with|by) (?:the|a|my) ${blade}|
    (?:voices?|voice in my head) ${near}{0,20}(?:tell|tells|telling|says?|said|told|wants?|whispers?|orders?)${near}{0,20}(?:die|kill|jump|cut|slit|slash|hang|hurt|end|do it)|
    (?:took|taken|swallowed|taking|swallowing|downed|necked|popped|ate|eaten) ${near}{0,15}(?:whole|entire|full|all|every|the rest|too many|a handful|handfuls?|so many|\\d\\d+|twenty|thirty|forty|fifty|sixty|bottle|boxes|packets|box) (?:last |of |the |my |those |these |box |pack |packet |bottle |strip |jar |her |his |mum's )*${pills}|
    (?:took|swallowed|downed|necked) (?:the|a) (?:whole|entire) (?:box|pack|packet|bottle|strip|lot)|
    (?:kept|keeping|keep) back ${near}{0,25}${pills}|(?:hoard|stockpil|squirrel)\\w* ${near}{0,25}${pills}|(?:saved|saving|save|stash\\w*) (?:up )?(?:enough|all|my|the|her|his|up|some|of) ${near}{0,15}${pills}|
    ${pills} ${near}{0,25}(?:lined up|saved up|stashed|counted out|kept back|hoarded|laid out)|lined up ${near}{0,12}${pills}|enough (?:of )?(?:the |my |these )?${pills} (?:now|to|by|saved|for)|enough of the ${pills}|
    (?:jump|throw myself|threw myself|throwing myself|fling myself|leap|leaping|jumping|step off|stepping off|stepped off|hurl myself) (?:off|from|in front|under|over|down|out of) ${near}{0,14}(?:${height}|train|lorry|tube|truck|bus|track|tracks|cliff)|
    (?:in front of|under) (?:a|the|that|this|an) (?:\\w+ )?(?:train|lorry|tube|truck) ${near}{0,20}(?:i could|be quick|would be over|easy|end|done)|
    (?:would|it'?d|it will|it'?ll) (?:all )?(?:just )?be (?:all )?(?:over|done) (?:in|within) ${near}{0,12}(?:seconds?|moment|minutes?)|one step (?:and|more|forward|off|further)${near}{0,20}(?:over|gone|done|it|nothing|quiet|peace)|
    (?:which|what) (?:floor|bridge|height|building)${near}{0,12}(?:is|would be|was|are) (?:high|tall) enough|high enough to (?:die|kill|be sure|end|do it)|
    ${height} ${near}{0,40}(?:how long|let go|leaned? (?:over|out|forward)|climbed over|over the rail\\w*|wouldn'?t feel|be so easy|so easy to)|(?:climbed|climb|climbing|swung) ${near}{0,10}over the (?:rails?|railings?|barrier|parapet|edge)|
    (?:gun|pistol|shotgun|rifle|barrel) ${near}{0,25}(?:my mouth|my head|my temple|my chin)|if i (?:only )?had a gun|(?:rope|noose|belt|cord|cable|sheet) ${near}{0,25}(?:beam|rafter|round my neck|around my neck|hold me|hold my weight|take my weight)|(?:tied|tie|made|tying) (?:a|the|my) noose|
    (?:driv\\w+|drove|wheel) ${near}{0,20}(?:eyes (?:shut|closed))|
    (?:hope|wish|pray|if) ${near}{0,8}(?:lorry|car|bus|truck|train|van) (?:would |had |could )?(?:hit|hits|ran|run|killed|took|take|flattened) me|
    (?:thinking|think|thought|thoughts|dream|dreaming|fantasi\\w+|obsess\\w*|daydream\\w*) (?:abt|about|of|on|bout) (?:\\w+ )?(?:dying|suicide|killing|hanging|ending (?:it|things|everything|my)|not existing|being dead|my (?:own )?(?:death|funeral|suicide)|how to die|ways to die)|
    (?:death|dying|suicide) ${near}{0,12}(?:on my mind|constantly in|every (?:single )?(?:day|night|hour))|
    (?:i|i'?m|i'?d|i've|ive|im|just|to|really|only) (?:want(?:ed)? to|wanna|wish i was|wish i were|need to|ready to|rather|longing to|would rather|hope to|long to|dying to|decided to|going to|gonna|plan to|planning to|about to|prefer to) (?:just |simply |really |only )*(?:be dead|be gone forever|cease|stop existing|not exist|never wake|not wake up|kill myself|unalive|die tonight|die before)|
    (?:wish|wished) i (?:was|were|could be|had been) (?:just |already )?dead|i (?:should|want to|ought to) (?:just )?be dead|better off dead|
    (?:end|ending|ended) (?:it all(?! in)|my life(?! as)|my own life(?! as)|my misery|it tonight|it for good|things for good|everything|my suffering|my existence)|(?:take|taking|took|takes) my (?:own )?life(?! in| drawing)|
    by my own hand|done with (?:life|living|being alive|breathing)|(?:only|no) way out (?:is|but|except|left) (?:death|dying|to die|suicide)|
    (?:\\w+|\\d+) (?:days?|weeks?|months?|years?) (?:clean|free|self harm free|sh free)(?:,? ?(?:and then|then|but|until|and tonight|tonight|and i|gone|ruined|over))|
    by (?:the time|when) ${near}{0,30}(?:read|reads|reading|find|finds|found|open) ${near}{0,20}(?:gone|dead|not be here|won'?t be)|read this (?:when|after|if|once) i|(?:when|after|if|once|until) (?:i'?m|i am) (?:dead|not (?:here|around) any ?more)|i'?ll be long dead|
    (?:even if|if|when|once|in case) (?:i'?m|i am|i was|i were|i'?m) (?:not around|not here any ?more|not alive)|(?:wonder\\w*|asked|who) ${near}{0,30}(?:take|have|want|look after|feed|raise) ${near}{0,22}if i (?:died|was gone|were gone|wasn'?t here|weren'?t here|die)|
    (?:do not|don'?t|not) (?:expect|plan|intend|mean) to (?:be (?:here|alive|around|at the|anywhere|there)|live|see|make it|reach|survive|wake)|(?:can'?t|cannot|can not|don'?t|couldn'?t) (?:see|picture|imagine) myself (?:being )?(?:here|alive|around|living|getting old|growing old|old)|
    (?:won'?t|will not|shan'?t|not going to|wont|not gonna) (?:\\w+ )?be (?:alive|around (?:much|for|to|at|by|when|any)|here (?:for|at|by|next|to see|much|any ?more|when|come|tomorrow|in the morning|on my))|(?:won'?t|wont|will not|don'?t) need ${near}{0,15}where i'?m going|where i am going ${near}{0,10}(?:i|need)|
    forget me if i|if i go now|wasn'?t here they|
    tell (?:them|mum|mom|dad|everyone|her|him|my \\w+) i (?:tried|loved)|goodbye,? (?:little |dear |old )?(?:notebook|diary|everyone|all|mum|mom|world|journal)|(?:note|letter) ${near}{0,25}(?:undertaker|police|whoever finds|for when they find|coroner)|whoever finds (?:me|my body|this)|when they find (?:me|my body)|(?:like|want|wish) to be buried in|
    (?:sorry|wish|angry|hate|sad|gutted|disappointed) ${near}{0,12}(?:they|he|she|someone|paramedics) (?:had |hadn'?t )?(?:found|saved|stopped|revived) me|
    (?:do it|do this|did it|did that|doing it|doing this|doing that) to myself (?:again|tonight)|can'?t stop doing it to myself|
    (?:passwords?) ${near}{0,50}(?:cat|dog|funeral|letters|papers|ready now)|(?:fresh|new) (?:cuts|scars|ones) (?:on|under|across|along)|long sleeves ${near}{0,20}(?:again )?in (?:june|july|august|summer|this heat|the heat)|
    nothing left ${near}{0,12}(?:but|except) (?:death|to die|dying|suicide)|drug cupboard ${near}{0,15}(?:do it|for me)|so they (?:don'?t|won'?t) have to (?:see|find) (?:me|my)
  `),
  named: words(`
    suicid(?:e|al)(?:ly)?|sewerslide|sucide|suiside|sui|overdos(?:e|ed|ing|es)|self[ -]?harm(?:ed|ing)?|noose|attempted suicide|selfharm
  `),
  self: /(?<!\p{L})(?:i|i'm|im|i've|ive|me|my|myself|i'd|i'll)(?!\p{L})/u,
  excuses: words(`
    films?|movies?|novels?|books?|bookshop|series|episodes?|season|songs?|albums?|lyrics|poems?|poetry|plays|theatre|opera|video game|game|level|boss fight|character|plot|podcast|radio|articles?|the news|newspaper|documentary|headlines?|essays?|lecture|seminar|(?:first aid|safeguarding|ethics|law|training|prevention|awareness) (?:course|day|class|session)|training|module|workshop|leaflet|poster|volunteer\\w*|helpline|hotline|crisis line|samaritans|patients?|ward|clients?|pupils?|awareness|prevention|rates?|statistics|euthanasia|netflix|lol|lmao|lmfao|haha\\w*|rofl|hamlet|juliet|romeo|actor|actress|
    dreamt|dreamed|nightmare|had a dream|strangest dream|weird dream|years ago|used to|when i was (?:a|an|\\d+|young\\w*|small|little|\\w+teen|twenty)|in my (?:teens|twenties|thirties|20s)|back then|a decade|decades|as a teenager|at (?:\\w+teen|1\\d)|glad i (?:woke|survived|did not|didn'?t|stayed|lived|am)|years (?:clean|free|since)|no longer|i survived|
    (?:career|social|commercial|political|professional|financial|fashion|culinary) suicide|suicid(?:e|al) (?:squad|mission|squeeze|defending|run|burn|drill\\w*|doors?|tackle|bombers?|bombing|pact|watch|note in|prevention)|drown\\w* myself in (?:work|chocolate|tea|ice|netflix|cake|coffee|books|paper\\w*|gin|essays|wine)|in the foot|overdos\\w+ (?:of|on) (?:sugar|chocolate|cake|sun|sunshine|news|caffeine|coffee|vitamin|cuteness|cheese|carbs|christmas|netflix|garlic|culture|museums|family|pink|glitter|mince|festive|turkey)|vitamin|laughing|laughter|giggl\\w*|embarrass\\w*|boredom|diet|deadline|hunger|bored|killed it|ended it with|
    grenade|my cousin|beard|tutorial|somebody says|says my niece|ipad|razor in the shower|swing|in therapy we|hammock|panto|this week for once|monkey bars|upside down|cheerfully|one more (?:\\w+ ){1,2}\\w*|be dead than|dead and gone|dead before (?:they|he|she|it)|with (?:tom|him|her|\\w+) every day|in spain|anywhere but|on the form|risk|to suicide|last will|the cat scratched|kitchen drawer|a year ago|board has|brambles?|thorns?|roses|hedge|kitten|cat'?s claws|shav(?:e|ed|ing)|nicked|onions?|carrots?|veg|cooking|chopping|slicing|gardening|pruning|barbed|workshop bench|lino|craft|cardboard|surgery|surgeon|operation|stitches out|biopsy|blood test|vaccin\\w*|physio|tattoo\\w*|cast|plaster|doctor says|dentist|chemist|pharmac\\w+|prescri\\w+|dosette|weekly box|pill box|antibiotics?|blood pressure|vet|
    bungee|harness|pool|diving board|high board|swim\\w*|parachut\\w*|skydiv\\w*|rowers|rowing|view|sunset|sunrise|kayak\\w*|abseil\\w*|zip ?line|rope swing|climbing wall|trapeze|
    insurance|solicitor|notary|estate|hoover|printer|laptop|server|process|wifi|battery|
    wedding speech|christmas markets?|flight|holiday|conference|lease|landlord|tenant|new flat|moving (?:out|house|to)|on shift|day off|annual leave|office|promotion
  `),
  others: words(
    `he|she|his|her|him|gran|nan|grandad|grandpa|uncle|aunt|brother|sister|cousin|father|mother|friend|colleague|neighbour|wife|husband|pupil|student|the man|somebody else`,
  ),
  before: words(
    `film|movie|novel|book club|series|opera|video game|podcast|documentary|article|seminar|training|workshop|helpline|samaritans|dreamt|dreamed|nightmare|dream|in my (?:teens|twenties)|years ago|my character`,
  ),
  denied:
    /(?:never|not(?! sure)|(?<!ca|could)n't(?! stop| help)|\bnt|no longer|without|nobody|dont|won't|wouldn't|instead of|stopped|rather than)(?: (?:\w+)){0,4} $/u,
};
