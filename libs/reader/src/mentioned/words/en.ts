import type { MentionWords } from '../mention-words.ts';

export const en: MentionWords = {
  titles:
    'mr|mrs|ms|miss|dr|aunt|auntie|uncle|cousin|grandma|grandpa|granny|sister|brother|my friend|my friends|my sister|my brother|my cousin|my wife|my husband|my partner|my boyfriend|my girlfriend|my boss|my colleague|my neighbour|my neighbor|my son|my daughter|my nephew|my niece|my aunt|my uncle|my roommate|my flatmate|our neighbour|our neighbor|our son|our daughter|friend|little|old',
  beforePerson:
    'with|called|rang|phoned|texted|messaged|emailed|met|saw|visited|hugged|kissed|thanked|asked|told|helped|miss|missed|love|loved|invited|married|remember|between|told|and|for|beside|without|said to|talked to|spoke to|written to|wrote to|listened to|lunch with|dinner with|coffee with|dear|because of|about|thinking of',
  afterPerson:
    "said|says|told|asked|asks|called|calls|rang|texted|wrote|writes|came|comes|left|thinks|thought|laughed|smiled|cried|hugged|brought|made|helped|invited|wants|wanted|knows|knew|loves|loved|looked|looks|hates|sent|gave|did not|didn't|does not|doesn't|was born|and i|and me|'s (?:birthday|mum|mom|house|place|party|wedding|car|mother|father|husband|wife)",
  beforePlace:
    'in|to|from|near|around|across|through|towards|arrived in|live in|lived in|living in|moved to|moving to|trip to|train to|bus to|drove to|flew to|went to|back in|back to|back from|leaving|left for|at the|visit to|holiday in|weekend in|born in|walk to|road to|way to|outside|of',
  none: "mr|mrs|ms|miss|dr|sir|lord|lady|captain|i|they'd|they'll|we'd|he'd|she'd|it's|that's|there's|don't|didn't|can't|couldn't|wouldn't|i'm|i'd|i'll|i've|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|january|february|march|april|may|june|july|august|september|october|november|december|english|german|french|arabic|spanish|italian|american|british|irish|scottish|chinese|japanese|indian|zoom|teams|slack|google|netflix|youtube|whatsapp|instagram|facebook|excel|word|wifi|tv|ok|okay|god|lord|jesus|christ|allah|mary|buddha|christmas|easter|lent|ramadan|eid|hanukkah|diwali|bible|quran|koran|torah|church|mass|mosque|temple|sabbath|catholic|protestant|muslim|jewish|christian|hindu|buddhist|covid|corona|adhd|ocd|ptsd|hiv|aids|parkinson|parkinson's|alzheimer|alzheimer's|crohn|crohn's|asperger|prozac|zoloft|ibuprofen|paracetamol|aspirin|valium|ritalin|insulin|ivf|ms|mri|er|icu|aa|na|mum|mom|dad|mama|papa|mother|father|grandma|grandpa|gran|nan|granny|grandad|sir|madam|the|a|an|and|but|so|then|when|if|it|he|she|we|they|you|my|his|her|our|their|this|that|there|what|why|how|who|today|tomorrow|yesterday|tonight|morning|evening|not|no|yes|dear|note|ps|uni",
  loops: [
    '\\bI (?:still|really) (?:have to|need to|must|should|ought to|have got to|want to remember to)\\b',
    "\\bI (?:have to|need to|must|should|ought to|have got to|'ve got to) (?:still |really |also )?(?:call|ring|phone|write|email|text|reply|answer|fix|mend|repair|send|pay|book|finish|buy|return|renew|sort|clean|order|cancel|submit|hand|ask|tell|invite|collect|pick|find|sign|apply|arrange|organise|plan|pack|tidy|water|file|print|post|thank|apologise|visit|check)\\b",
    '\\bI have yet to\\b',
    "\\bI(?: still)? (?:haven't|have not)\\b[^.!?]{0,60}\\byet\\b",
    "\\bI still (?:owe|have not|haven’t|haven't|did not|didn't|want to)\\b",
    '\\bI (?:keep meaning|meant|promised|forgot|need to remember)\\b[^.!?]{0,30}\\bto\\b',
    "\\b(?:don't|do not|must not|mustn't) forget (?:to|about|the|my)\\b",
    '\\b(?:remember to|to do:|next step:)',
  ],
  notLoops:
    "\\b(?:if|when i was|used to|would have|had to|why do i|do i|should i|i should have|i should be|i should not|shouldn't|i must be|i must have|i must say|i must admit|i have to say|i have to admit|i should say|laugh|cry|breathe|be honest)\\b",
};
