export { phrasesOf, slotsOf, type SpellWords, type WordClasses } from './pattern.ts';
export { addPhrase, newNode, type Node, type Place, stepOver } from './phrase-tree.ts';
