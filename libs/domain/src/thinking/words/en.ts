import type { ThinkingWords } from '../thinking-words.ts';

export const en: ThinkingWords = {
  absolute: [
    'I always (?:fail|mess|ruin|spoil|forget|lose|end up|let|disappoint|screw|make the same|do (?:it|everything) wrong|say the wrong|get it wrong)',
    'I never (?:finish|manage|succeed|learn|get (?:it|anything|things)|do (?:it|anything)|know what|say the right|have the|am good)',
    'I can never',
    '(?:nobody|no one) (?:ever |really )?(?:listens|cares|likes me|understands me|helps me|wants me|asks me)',
    '(?:everyone|everybody) (?:always )?(?:leaves|hates me|ignores me|laughs at me|is against me)',
    'nothing (?:I do )?(?:ever )?(?:works|goes right|goes well|changes|is ever)',
    'everything (?:always )?(?:goes wrong|is my fault|I do is wrong)',
    "it(?:'s| is) always (?:me|my fault)",
  ],
  should: [
    'I should(?: really| just)? be (?:better|stronger|happier|further|over (?:it|this|him|her)|able|more|grateful|fine|done|past)',
    "I should(?:n't| not) (?:feel|be (?:so|sad|angry|tired|upset|afraid)|cry|need|complain|mind|care)",
    'I should have (?:known|done more|seen|said|been|tried|stayed|helped)',
    'I (?:must|have to|need to) be (?:perfect|strong|the best|there for everyone)',
    "I (?:mustn't|must not|can't|cannot) (?:fail|be weak|show (?:it|weakness)|make (?:a mistake|mistakes)|let (?:them|anyone|everyone) down)",
  ],
  mindReading: [
    '(?:he|she|they|everyone|everybody|people|the others|my \\p{L}+) (?:must|probably|surely|certainly|definitely) (?:thinks?|hates?|despises?|laughs?|finds? me|be (?:angry|disappointed|annoyed|tired)|regrets?)',
    "I(?: know| bet| am sure|'m sure) (?:that )?(?:he|she|they|everyone|everybody|people|my \\p{L}+) (?:thinks?|hates?|despises?|is (?:angry|annoyed|disappointed)|are (?:angry|annoyed|disappointed|laughing)|(?:can't|cannot) stand|(?:doesn't|don't) (?:like|want))",
    "(?:everyone|everybody|they all|people) (?:thinks?|can see) (?:that )?I(?:'m| am)",
  ],
  catastrophe: [
    "(?:it|this|everything|all of it)(?:'s going to|'ll| will| is going to)(?: all| surely| just)? (?:be a (?:disaster|catastrophe)|fall apart|go wrong|end badly|collapse|get worse and worse)",
    "I(?:'ll| will|'m going to| am going to) (?:lose everything|end up alone|be alone forever|never (?:recover|find|get over|be (?:happy|okay|able)|manage)|ruin everything)",
    'my (?:life|career|future|marriage|year) is (?:over|ruined)',
    "(?:it|this)(?:'s| is| would be) the end of (?:everything|the world|my)",
    'what if (?:everything|it all|the worst|I lose (?:everything|my job|them all))',
  ],
  unless: [
    '\\p{L}{2,} (?:said|says|told|wrote|asked)',
    'I used to',
    '(?:is|was|are|were)(?:n.t| not) (?:true|the end)',
    "it(?:'s| is) not (?:true|that)",
    'never again',
    "(?:don't|do not|didn't|did not) (?:think|believe)",
    'no longer',
  ],
};
