/** The line of the player. A page from which something can be played has it at hand, should the network be gone by then. */
export const loadFoot = () => import('./foot.slot.tsx');
