/** Stands for the federation runtime's preloading: documents name what a page needs (decision 0103). */
function refuse() {
  throw new Error('Documents preload what a page needs');
}
export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
