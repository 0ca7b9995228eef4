import type { CrisisPartings } from '../crisis-words.ts';

const not = String.raw`(?:won'?t|will not|shan'?t|shall not|don'?t|do not|don'?t (?:mean|plan|intend|expect) to)`;
const ends = String.raw`(?=[.,;:!?\n]|$)`;

/** Leave that is taken of life without its name. */
export const en: CrisisPartings = {
  clear: [
    String.raw`(?:i(?:'d| would)? |and )(?:rather|sooner) be dead than (?:be|a|live|go|wake|face|this|carry)|(?:easy|easier|quick|painless) way to stop being`,
    String.raw`giv(?:e|ing|en) up on (?:living|life)${ends}|ready to make an end of it|(?:don'?t|do not) (?:mean|intend|plan) to see (?:a|another|the) (?:second|third|new|next|spring|summer|morning|birthday|one)`,
    String.raw`${not} (?:be )?(?:need|needing|take|taking|want|wanting)[^.!?\n]{0,30} where i'?m going`,
    String.raw`i don'?t want to be here any ?more${ends}(?! (?:i|we) (?:want|need) (?:a|to go) (?:home|holiday|taxi))`,
    String.raw`(?:want|wish) (?:it|everything|it all|my head|the noise) to (?:go |be |fall )?(?:quiet|silent|dark|still),? (?:for good|for ?ever)`,
    String.raw`(?:written|wrote|writing) (?:a|the|her|him|them) (?:\w+ )?(?:cards?|letters?) for every (?:year|birthday)|(?:nobody|no one)(?: is)?(?: left)? (?:that |whom? )?my (?:death|dying) would`,
    String.raw`don'?t want to do this again[.,!]? ever|(?:world|earth) doesn'?t need me|neither does the world${ends}`,
  ],
  faint: [
    String.raw`(?:called|rang|phoned|ring|call)(?: \w+){0,3} to hear (?:their|her|his|mum'?s|mom'?s|dad'?s) voices?|one last time`,
    String.raw`if i (?:was|were|am) ?n[o']?t here|if i wasn'?t here|take them (?:till|until|days|weeks)[^.!?\n]{0,20} to notice`,
    String.raw`they'?ve (?:still )?got their (?:father|dad|mother|mum|gran|nan)|(?:shan'?t|won'?t) be needing (?:one|it|them|any)|don'?t bother with a (?:present|gift|birthday)`,
    String.raw`not (?:stopping|staying|sticking around|waiting) to see|(?:nobody|no one) left (?:\w+ ){0,3}(?:let(?:ting)? down|miss|mind|ask)|(?:asked|begged) (?:her|him|god|the lord|death) to (?:come and )?(?:fetch|take|collect) me`,
    String.raw`nearly (?:didn'?t|did not) (?:leave|come (?:back|home)|stop|get up)|no use to any(?:one|body)|(?:doesn'?t|don'?t|nobody|no one) needs? me${ends}|(?:want|wanted) it over with`,
    String.raw`death (?:sat|stood|came|held|knocked|waited)(?: \w+){0,5} (?:me|and i)|made room for (?:death|him)|(?:sat|stood|sitting|standing) (?:\w+ ){0,3}(?:weir|windowsill|window ledge|ledge|parapet|railing)`,
  ],
};
