import type { WordClasses } from '@reflectory/domain/phrases';

export const en: WordClasses = {
  kin: `mum mom mam mummy mommy mama dad daddy papa father mother brother sister son daughter husband wife partner
    grandma grandpa grandad granddad granny gran nan nana nanna grandmother grandfather aunt auntie uncle cousin niece
    nephew boy girl boyfriend girlfriend friend mate twin fiance fiancee godmother godfather stepdad stepmum
    grandson granddaughter parents kids children lad lass boys girls friends sons daughters`,
  pet: `dog cat puppy kitten rabbit hamster horse pony parrot budgie hen goat`,
  person: `he she they mum mom mam dad father mother brother sister son daughter husband wife partner grandma grandpa
    grandad granny gran nan grandmother grandfather aunt auntie uncle cousin niece nephew boyfriend girlfriend friend
    neighbour neighbor boss manager teacher doctor nurse colleague`,
  them: `him her them`,
  my: `my our his her their the your`,
  mine: `my our`,
  be: `am is was are were be been being s feel feels felt feeling seems seemed`,
  feel: `feel felt feeling feels`,
  have: `have has had having`,
  num: `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty thirty
    forty fifty several many 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 20 30 40 50`,
  time: `minutes hours hour days weeks months years nights mornings evenings week month year weekends`,
  long: `ages years months weeks long forever decades`,
  good: `good nice lovely great wonderful brilliant fantastic beautiful gorgeous perfect amazing fabulous delightful
    smashing marvellous marvelous splendid super excellent fun magical glorious grand cracking fab terrific joyful
    happy special memorable unforgettable jolly merry`,
  bad: `bad awful terrible horrible dreadful rotten lousy rubbish miserable shit crap shitty crappy grim ghastly
    horrid wretched rough tough hard difficult bleak`,
  occasion: `day evening night weekend afternoon morning time week dinner lunch meal party holiday trip chat talk visit
    breakfast birthday christmas outing picnic brunch supper catch reunion company wedding concert gig conversation
    summer date`,
  quiet: `walk bath cup nap book swim stroll soak ride snooze read hour garden afternoon morning evening sunday
    breakfast night sleep lie rest silence ramble`,
  got: `got landed received won secured bagged offered`,
  post: `job post place part role lead contract scholarship grant internship apprenticeship promotion position offer
    raise rise award prize medal bursary residency commission`,
  lost: `lost losing lose`,
  machine: `laptop computer phone car van boiler printer wifi internet internet fridge freezer oven dishwasher bike
    heating kettle tv telly screen app server website system router washing machine bus train van mower toilet tap
    scanner projector link zip battery charger lift elevator software file alarm engine`,
  broke: `broke broken died dead down crashed crashes froze frozen stopped jammed packed leaking leaked leaks blocked
    packing playing flooded exploded cracked faulty`,
  hands: `hands hand fingers legs knees voice lips body arms`,
  eyes: `eyes eye`,
  result: `results result tests test scan scans bloods biopsy mammogram x-ray mri smear`,
};
