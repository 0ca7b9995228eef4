/** Stands for words in a language that the product does not speak: React Aria takes English where there are none. */
module.exports = () => 'export default undefined;';
