import type { WorkDebts } from './work-debts.ts';

/** Whose work something is: an instance and somebody in it. */
export type WorkOwner = { instance: string; person: string };

/** How many pieces of work may be under way; what is left out is not limited by itself. */
type PlaceLimits = { atOnce: number; perInstance?: number; perPerson?: number; sparePerPiece?: number };

/** Work that waits for its place. */
export type Waiting = { begin: () => void; isLong: boolean; giveUp: NodeJS.Timeout | undefined };
/** Somebody with work under way or waiting. */
export type Person = {
  key: string;
  underWay: number;
  waiting: Waiting[];
  lastTurn: number;
  instance: Instance;
};
type Instance = { underWay: number; lastTurn: number; people: Map<string, Person> };

function findPerson(instances: Map<string, Instance>, { instance: name, person: id }: WorkOwner): Person {
  const instance = instances.get(name) ?? { underWay: 0, lastTurn: 0, people: new Map<string, Person>() };
  instances.set(name, instance);
  const person = instance.people.get(id) ?? {
    key: `${name} ${id}`,
    underWay: 0,
    waiting: [],
    lastTurn: 0,
    instance,
  };
  instance.people.set(id, person);
  return person;
}

/** Who has work under way, who waits, and who is next. */
export function createPlaces(options: PlaceLimits, isHeld: WorkDebts['isHeld']) {
  const { atOnce, perInstance = atOnce, perPerson = perInstance, sparePerPiece = 0 } = options;
  const instances = new Map<string, Instance>();
  let underWay = 0;
  let waiting = 0;
  let turn = 0;
  const mayStart = ({ key, waiting: [next], underWay: own }: Person) =>
    next !== undefined &&
    own < perPerson &&
    atOnce - underWay > sparePerPiece * own &&
    !isHeld(key, next.isLong);
  return {
    load: () => ({ underWay, waiting }),
    isAnyoneHeld: () => waiting > 0 && underWay < atOnce,
    find: (owner: WorkOwner) => findPerson(instances, owner),
    wait(person: Person, entry: Waiting) {
      person.waiting.push(entry);
      waiting += 1;
    },
    leave(person: Person, entry: Waiting) {
      person.waiting.splice(person.waiting.indexOf(entry), 1);
      waiting -= 1;
    },
    /** Takes the longest waiting work of a person. */
    start(person: Person): Waiting | undefined {
      turn += 1;
      underWay += 1;
      waiting -= 1;
      person.underWay += 1;
      person.instance.underWay += 1;
      person.lastTurn = person.instance.lastTurn = turn;
      return person.waiting.shift();
    },
    end(person: Person) {
      underWay -= 1;
      person.underWay -= 1;
      person.instance.underWay -= 1;
    },
    choose(): Person | null {
      if (waiting === 0 || underWay >= atOnce) return null;
      let chosen: Person | null = null;
      for (const instance of instances.values()) {
        if (instance.underWay >= perInstance) continue;
        for (const person of instance.people.values()) {
          if (mayStart(person) && (chosen === null || comesBefore(person, chosen))) chosen = person;
        }
      }
      return chosen;
    },
    forgetIdle({ instance: name, person: id }: WorkOwner) {
      const people = instances.get(name)?.people;
      const person = people?.get(id);
      if (person?.underWay === 0 && person.waiting.length === 0) people?.delete(id);
      if (people?.size === 0) instances.delete(name);
    },
  };
}

type Served = { underWay: number; lastTurn: number };

function comesBefore(one: Person, other: Person): boolean {
  const order = (a: Served, b: Served) => a.underWay - b.underWay || a.lastTurn - b.lastTurn;
  return (one.instance === other.instance ? order(one, other) : order(one.instance, other.instance)) < 0;
}
