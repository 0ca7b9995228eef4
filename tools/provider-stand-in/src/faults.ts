/** What a model does beside answering; its name ends with it: `stand-in-slow`. */
const FAULTS = ['slow', 'busy', 'broken', 'torn', 'invents', 'nonsense', 'obeys'] as const;
export type Fault = (typeof FAULTS)[number];

/** Names of the models that there are. */
export const MODELS = ['stand-in', ...FAULTS.map((fault) => `stand-in-${fault}`)];

/** The fault that a model of this name has; null where it answers as it should. */
export const faultOf = (model: string): Fault | null =>
  FAULTS.find((fault) => model.endsWith(`-${fault}`)) ?? null;
