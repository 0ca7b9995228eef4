import type { SituationWords } from './cues.ts';

export const en: SituationWords = {
  nobody:
    'nobody, no one, noone, none of them, not one of them, not a single one, hardly anyone, they all .. without me, everyone but me, not anyone, no call, no message',
  included:
    'saved|kept me a seat|place|chair, invited me, asked me to join|along|how, waited for me, sat with me, sat next to me, turned up, showed up, came to my, remembered my birthday, called me, rang me, talked to me, spoke to me, looked up, noticed me, missed me, texted me, wanted me in|on, picked me, on my birthday, to tell it to, to talk to, at my table, to call, to ring, asked what i, asked how i, asked about me',
  alone:
    'alone, by myself, on my own, for one, with nobody, an empty chair, one plate, just me, only me, on the sofa alone',
  feast:
    'birthday, candles, cake, christmas, new year, midnight, valentine, valentines, anniversary, party, easter, wedding, thanksgiving, dinner for one, lunch in the car',
  noAnswer:
    'not written back, not answered, not replied, no answer, no reply, not called back, not heard from, not heard back, no word from, has not rung|called|phoned|come home, not come home, phone goes to voicemail, voicemail, unread, not picked up, does not pick up, not picking up, still out, not back yet',
  long: 'days, nights, weeks, months, hours, all day|night|week|morning|evening|afternoon|weekend, twice, three|four|five|six times, again and again, over and over, for hours|days|weeks|ages, since monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|then, at three in the morning, at night, until two|three|four, the whole way|day|night|time|evening, on the bus, on the train, half the night',
  refused:
    'rejected, rejection, turned down, turned me down, declined, not chosen, not picked, a no, said no, they said no, did not get, not get the, passed over, not on the list, not shortlisted, cancelled on me, called off, name that was not mine, was not mine, not me, unfortunately, we regret, no thank you',
  mine: 'my application, my name, my book, my story, my poem, my idea, my project, the project, my proposal, my slides, my work, my turn, the job, a job, the part, the promotion, the role, the prize, the place, the flat, the grant, month, manuscript, audition, interview, the list, i made, i wrote, i had built, for weeks, template, but me, than me, the slides',
  toOther:
    'to someone else, to somebody else, to another, to the new one, to the new girl|guy|hire|boy, to the boss nephew, to him instead, to her instead, to my colleague, to the other, went with someone else, took someone else, chose someone else, picked someone else, gave it to',
  public:
    'in front of everyone, in front of everybody, in front of them all, in front of the class|team|whole|others, in front of my|the, the whole class|room|team|office|queue, everyone was looking, everyone looked, everybody stared, at the till, at the checkout, on stage, behind me in the queue, in the meeting, on the call, at the table, the woman behind me, the man behind me, whole class, the class, the room',
  failed:
    'card was declined, card did not work, declined, blanked, went blank, stuttered, stammered, tripped, spilled, spilt, dropped, fell over, forgot my lines|words|text, mispronounced, voice cracked, called her by the wrong, zip was open, skirt was tucked, wet myself, got it wrong, mixed up, had not read, did not know the answer, fly was open, laughed when i, laughed at',
  beg: 'had to ask, had to borrow, asked my son|daughter|mother|father|brother|sister|parents|friend, have to ask, borrowed, had to beg, went to the food bank, food bank',
  burden:
    'money, rent, loan, lend me, a loan, debts, deadline, exam, exams, thesis, inbox, tax return, mortgage, the deadline, last payment, move, moving, court case, probation, driving test, dissertation, final report, the lot, my things in a box, notice',
  wronged:
    'took the credit, taken the credit, lied to me, lied about, lies, behind my back, broke his|her|their promise, read my diary|letters|messages, stole, stolen, cheated, shouted at me, laughed at me, talked over me, blamed me, accused me, ignored me, pushed in, jumped the queue, threw away my, threw out my, told everyone my, gave away my, used my, copied my, spat, called me names',
  untold:
    'without a word, without telling, without asking, did not tell us|me, not a word, behind our backs, told me the day after, the day after, last to know, found out from, heard it from, nobody told, no warning, without warning, read it in',
  home: 'landlord, the flat, our flat, the house, our house, our home, the lease, the rent, the sink, the kitchen, my room, the fridge, the bathroom, the bed, my job, the company, the school, my hours',
  result:
    'test, tests, results, the result, scan, biopsy, x-ray, blood test, the letter, exam, verdict, the lump, mri, check-up, the doctor rang, the hospital rang, the vet, the mole, appeal, the audit',
  good: 'clear, fine, negative, passed, i passed, she passed, he passed, all right, benign, nothing serious, not what they thought, not what we feared, nothing there, clean, normal, came through, good news, false alarm, in our favour, healthy, all clear',
  bad: 'failed, positive, worse, bad news, not good, came back, spread, rejected, lost the, by two points|marks, by one point, not enough',
  finished:
    'finished, handed in, sent off, submitted, done, over, paid off, got to the bottom, ticked off, walked out of, signed, posted, last one, behind me, off my desk, gone through, out of the building, zero, dropped off',
  gone: 'died, dead, since he|she|mum|dad|gran died, passed away, funeral, after the funeral, buried, was gone, is gone, last year, year since, without him|her, moved out, left me, since he|she left, months ago, the vet, widow, grave',
  remains:
    'toothbrush, his coat, her coat, his|her chair, his|her cup, his|her mug, his|her shoes, his|her slippers, his|her glasses, his|her voice, his|her handwriting, his|her number, his|her side of, his|her jumper|scarf|hat|jacket|watch, the lead, dog bowl, the bowl, his|her pillow, two plates, two cups, set two, his|her place, the empty chair, her perfume, his aftershave, cot, his|her name on',
  still:
    'still, again, yet, always, every time, once more, another, kept, keep, keeps, cannot stop, could not stop, would not stop, can not stop',
  parent:
    'mum, mom, mother, dad, father, gran, grandma, grandad, grandpa, nan, my parents, my husband, my wife',
  estranged:
    'by my brother name, by my sister name, wrong name, did not know me, did not recognise me, who i was, who i am, asked who, called me by, forgot my name, asked where, looked through me, does not know, thinks i am, calls me by, could not find the word, asked the same, what my name was, what my name is, my name was, did not know my name',
  little:
    'baby, the baby, my son, my daughter, her, him, my grandson, my granddaughter, the little one, the children, the kids, my girl, my boy, toddler, newborn, nephew, niece, puppy, kitten, the cat, the dog, she, he, small hand',
  tender:
    'on my chest, asleep on, fell asleep on, head on my shoulder, in my arms, held my hand, hand in mine, took my hand, held hands, stopped crying, first word, first step, first steps, first smile, hugged, curled up, said mama|mum|dada|dad, kissed my, i love you, danced in the kitchen, held each other, in each other arms, reached for me, ran to me, arms round my neck, warm weight',
  news: 'two lines, pregnant, positive test, expecting, engaged, said yes, the ring, heartbeat, on the screen, twins, due in, adoption, they are coming, she is coming home, he is coming home, on the stick',
  first:
    'first night, first evening, first morning, first day of, first snow, first time, new flat, new place, new house, our own, finally our, for once, sunday, day off, at last',
  cosy: 'pizza on the floor, one lamp, candle, fire, blanket, tea, soup, rain on the roof|window, a book, socks, slippers, bath, no plans, quiet, slow, sun on my, garden, pancakes, boxes, window open, coffee in bed, the cat on my, bread in the oven',
  checked:
    'checked the, checked my phone|bank, checked the locks|door|stove|oven|window, got up to check, looked at the phone, refreshed, refreshing, counted the money, went over the figures, read the email again, listened at the door, awake listening, lay awake, googled, rehearsed',
  nuisance:
    'drilling, drill, boiler, queue, delayed, broke, broken, broke down, locked out, waiting room, traffic, traffic jam, the printer, printer, wifi, the internet, on hold, hold music, the form, forms, the lift, puncture, flat tyre, lost luggage, leaf blower, barking, parking ticket, crashed, update, password, meeting, lecture on, the dishwasher, washing machine, roadworks, replacement bus, no hot water, the app, deleted, hour late, hours late, alarm, spelt wrong, misspelt, spelled wrong, wrong again, wrong name on, broken thumb, no chair, a and e',
  early:
    'at six, at seven, at five, on sunday|sundays, sunday morning, at midnight, coldest day, hottest day, on my day off, on holiday, before nine, the day before, an hour before, five minutes before',
  praise:
    'wonderful, brilliant, great, marvellous, fantastic, perfect, lovely, what a treat, what a joy, just what, excellent, how nice, how kind, thanks a lot, thank you so much for, congratulations, delightful, superb, charming, oh good, oh joy, terrific, well done',
  limb: 'legs, knees, hands, hand, heart, chest, throat, stomach, belly, jaw, teeth, shoulders, neck, cheeks, face, ears, skin, eyes, head, bones, arms, body, voice, breath, insides, gut, woke up, woke',
  shaky:
    'jelly, shaking, shake, shook, trembling, trembled, trembles, pounding, pounded, racing, raced, hammering, hear my own, in my mouth, weak, gave way, cold sweat, stood on end, dry, skipped a beat, stopped, turned to water',
  tight:
    'knot, knots, stone in, lead in, clenched, clenching, clench, tight, tightness, grinding, ground, churning, churned, hurts from, ache from, wound up, up to my ears, like a fist, butterflies',
  loose:
    'came down, dropped at last, let go, let out, unclenched, loosened, breathe again, could breathe, breathed out, first time this week, lighter, softened, unknotted',
  heavy:
    'heavy, wet sand, lead, like lead, like concrete, made of, could not lift, would not move, dragged, empty, hollow, burning from, slept ten|eleven|twelve hours, exhausted',
  burning:
    'burning, burned, burnt, hot, red, bright red, crimson, went red, on fire, scarlet, flushed, glowing',
  choked:
    'closed up, lump, wet, swallowed, filled, welled, broke, cracked, blurred, stung, would not come, shut',
  beam: 'grinning, grinned, smiling, smiled, could not stop grinning|smiling, laughing, laughed, singing, sang, skipped, danced, whistled, hummed, beaming, a grin',
  danger:
    'missed us, missed me, nearly hit, almost hit, skidded, footsteps behind, followed me, smoke, alarm went off, the brakes, gunshot, turbulence, growled, flames, somebody in the, someone at the door at, ran for the road, ran into the road, fell in the water, stopped breathing, went under, ambulance, slipped on the ice',
  chosen:
    'read my name, called my name, they called my, picked me, chose me, chosen, won, i won, printed, published, accepted, got in, got the part|job|place, offered me, first place, on the list, read it out, they want me, they took, laughed at my joke, clapped, standing ovation',
  kind: 'remembered, brought me|us, left me|us, made me, cooked for, drove me, carried my, waited with, stayed with me, sat with me, covered for me, lent me, sent me, held the door, called to ask, asked how i, paid for my, fixed my, shovelled, thought of me, came round with, took the children, washed my car, mowed my, cleared my, watered my, left a cake, brought back my, gave me her seat, gave me his seat, returned my, found my, picked up my',
  unasked:
    'without my saying, without being asked, without asking, without a word, unasked, just because, on her|his own, out of the blue, just like that, nobody had asked, for no reason, though he|she had, after work, all the way, in the rain, today is the day, all by himself|herself, would not take',
  outdone:
    'everyone but me, everybody but me, all but me, everyone else, everybody else, the only one who, the oldest, the slowest, the last, younger than me, twice as fast, had read it, knew what, all of them had, smarter, better than me, half my age',
  harsh:
    'snapped at, shouted at, yelled at, was short with, lost my temper, forgot to call|ring|visit|pick, did not visit, did not call, missed her|his, said i was busy, told her to, told him to, made her cry, made him cry, was not there, hung up on, told him to stop|grow, told her to stop|grow, told .. to stop being, called him a baby, called her a baby',
  foul: 'mould, maggots, hair in, hairs in, vomit, sick on, rotten, slime, cockroach, rats, stench, stank, reeked, toenail, toenails, spat, snot, greasy, crawling, something dead, flies',
  vast: 'stars, the milky way, northern lights, aurora, whale, whales, eclipse, the mountain, the mountains, the desert, cathedral, comet, glacier, murmuration, starlings, the ocean, canyon, the moon, fireflies, snow, fog, deer',
  leaving:
    'handed over the keys, handed the keys, last look, last night in, empty rooms, sold the, the removal van, closed the door behind, to strangers, locked up for the last, last box, waved until, drove away, drove off, the platform, said goodbye at',
  theyGot:
    'she got the, he got the, they got the, has bought, have bought, she has bought, got promoted, got the corner, got a raise, is engaged, are engaged, pregnant again, her holiday, his holiday, new car, first novel, book deal, she is running, has a house',
  same: 'same week, same year, same day, same age, same course, same school, started together, we started, younger than me, two years younger, half my age, and me, while i, i am still, still renting, it stung',
  hurtFace:
    'his lip went, her lip went, lip trembled, his face fell, her face fell, went quiet, eyes filled, started crying, began to cry, burst into tears, shut her|his door, ran upstairs, would not look at me, looked at the floor, his lip, her lip',
  stranger:
    'boy next door, girl next door, next door, the neighbour, neighbour, neighbours, a stranger, some stranger, the driver, the lady, an old man, a woman, colleague, the postman, the cashier, the conductor, a student, old teacher',
  dread:
    'bank letter, letter from the bank, brown envelope, overdraft, final notice, final demand, the bill, the bills, bailiff, red letter, missed call from, summons, the lump, a lump, her cough, his cough, what if',
  awake:
    'four in the morning, three in the morning, two in the morning, at four, at three, awake, unopened, not opened, on the stairs, under the pile, in the drawer, in the dark, the ceiling, no sleep, keep putting off, again',
};
