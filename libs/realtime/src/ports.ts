import type {
  ControlPlaneEvent,
  PrincipalAnswer,
  PrincipalQuestion,
} from '@reflectory/contracts/control-plane';

/** Says how a person stands at an instance now; null where there is no such person. */
export type FindPrincipal = (question: PrincipalQuestion) => Promise<PrincipalAnswer | null>;

/** Tells of changes of memberships and auth sessions, until the returned function is called. */
export type StandingChanges = {
  subscribe(subscriber: { onEvent(event: ControlPlaneEvent): void; onEnd(): void }): () => void;
};
