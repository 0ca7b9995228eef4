import type {
  ControlPlane,
  ControlPlaneChanges,
  ControlPlaneEvent,
} from '@reflectory/contracts/control-plane';
import type { OpenPages } from './open-pages.ts';

/** What the control plane's feed hands on for open pages. */
export type PageTeller = {
  onSnapshot(snapshot: ControlPlane): void;
  onChanges(changes: ControlPlaneChanges): void;
  onEvent(event: ControlPlaneEvent): void;
  /** Something may have been missed. */
  onGap(): void;
};

/** Facts of every instance may be others: soon. And what may have been missed: whenever it suits. */
const facts = { what: 'facts', withinMs: 500 } as const;
const everything = { what: 'all', withinMs: 5000 } as const;

/** Tells open pages what they have to ask for anew; to be called after the gateway itself knows of the change. */
export function createPageTeller(pages: Omit<OpenPages, 'add' | 'count' | 'endAll'>): PageTeller {
  let revision = 0;
  let globalFeatures = '';
  /** Whether features of all instances changed since the last answer. */
  const follow = (answer: ControlPlane | ControlPlaneChanges): boolean => {
    const before = globalFeatures;
    revision = answer.revision;
    globalFeatures = JSON.stringify(answer.globalFeatures);
    return before !== globalFeatures;
  };
  return {
    onSnapshot(snapshot) {
      const isNew = snapshot.revision !== revision;
      follow(snapshot);
      if (isNew) pages.tellAll(facts);
    },
    onChanges(changes) {
      if (follow(changes)) return pages.tellAll(facts);
      for (const { id } of changes.changed) pages.tellInstance(id, 'facts');
      for (const id of changes.removed) pages.tellInstance(id, 'facts');
    },
    onEvent(event) {
      if (event.kind === 'membership_changed') pages.tellPerson(event.instance_id, event.user_id);
      if (event.kind === 'texts_changed') pages.tellInstance(event.instance_id, 'texts');
    },
    onGap: () => pages.tellAll(everything),
  };
}
