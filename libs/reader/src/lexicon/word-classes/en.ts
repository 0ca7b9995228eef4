import type { WordClasses } from '../word-classes.ts';

export const en: WordClasses = {
  kin: `mum mom mam mummy mommy mama dad daddy papa father mother brother sister son daughter husband wife partner
    grandma grandpa grandad granddad granny gran nan nana nanna grandmother grandfather aunt auntie uncle cousin niece
    nephew boy girl boyfriend girlfriend friend mate twin fiance fiancee godmother godfather stepdad stepmum`,
  pet: `dog cat puppy kitten rabbit hamster horse pony parrot budgie hen goat`,
  my: `my our his her their the`,
};
