/** Something that reached somebody, in the order in which it came: when, in milliseconds, and all that it says. */
export type Sighting = { at: number; text: string };

/** What somebody goes by who wants to know whom posts by pseudonyms are by. */
export type Evidence = {
  sightings: readonly Sighting[];
  /** For each person by name all that anybody may know to be theirs: name, id, address, ids of posts by name. */
  known: ReadonlyMap<string, readonly string[]>;
  /** Posts by name: who wrote each, and the moment that is shown. */
  named: ReadonlyMap<string, { name: string; at: number }>;
};

/** Whom somebody takes a post for; undefined where they have nothing to go by. `marks`: its id and its pseudonym. */
type Tactic = (evidence: Evidence, marks: readonly string[]) => string | undefined;

type Mention = { name: string; mark: string; place: number };

/** Every place of a text where something stands. */
const placesOf = (text: string, mark: string): number[] => {
  const places: number[] = [];
  for (let place = text.indexOf(mark); place >= 0; place = text.indexOf(mark, place + 1)) places.push(place);
  return places;
};

/** Every place of a text that tells of a person. */
const mentionsIn = (text: string, known: Evidence['known']): Mention[] =>
  [...known]
    .flatMap(([name, marks]) =>
      marks.flatMap((mark) => placesOf(text, mark).map((place) => ({ name, mark, place }))),
    )
    .sort((a, b) => a.place - b.place);

const firstOf = (sightings: readonly Sighting[], marks: readonly string[]): number =>
  sightings.findIndex(({ text }) => marks.some((mark) => text.includes(mark)));

const nearest = <Item>(items: readonly Item[], distance: (item: Item) => number): Item | undefined =>
  [...items].sort((a, b) => distance(a) - distance(b))[0];

/** What is said by one person's sightings alone, and by those of the post: a size, a date, a seed, part of an address. */
const signsIn = (text: string): string[] => text.match(/[\w.:+@-]{4,}/g) ?? [];

/** How what came by one way can be joined to a person. */
export const tactics: Readonly<Record<string, Tactic>> = {
  /** Who was told of last before it, for the first time. */
  'who came before': ({ sightings, known }, marks) => {
    const seen = new Set<string>();
    let last: string | undefined;
    for (const { text } of sightings.slice(0, Math.max(0, firstOf(sightings, marks)))) {
      const fresh = mentionsIn(text, known).filter(({ mark }) => !seen.has(mark));
      for (const { mark } of fresh) seen.add(mark);
      last = fresh.at(-1)?.name ?? last;
    }
    return last;
  },
  /** Whose moment is the last before that at which it came. */
  'the moment': ({ sightings, named }, marks) => {
    const came = sightings[firstOf(sightings, marks)]?.at ?? 0;
    return nearest(
      [...named.values()].filter(({ at }) => at <= came),
      ({ at }) => came - at,
    )?.name;
  },
  /** Who stands beside it in one and the same text. */
  'what stands together': ({ sightings, known }, marks) =>
    nearest(
      sightings.flatMap(({ text }) => {
        const mentions = mentionsIn(text, known);
        return marks
          .flatMap((mark) => placesOf(text, mark))
          .flatMap((at) => mentions.map(({ name, place }) => ({ name, far: Math.abs(place - at) })));
      }),
      ({ far }) => far,
    )?.name,
  /** With whom alone it shares what is said beside it. */
  'what is alike': ({ sightings, known }, marks) => {
    const ofPeople = new Map<string, Set<string>>();
    for (const { text } of sightings) {
      const names = new Set(mentionsIn(text, known).map(({ name }) => name));
      const [name] = names;
      if (name === undefined || names.size > 1) continue;
      for (const sign of signsIn(text)) ofPeople.set(sign, (ofPeople.get(sign) ?? new Set()).add(name));
    }
    const shared = sightings
      .filter(({ text }) => marks.some((mark) => text.includes(mark)))
      .flatMap(({ text }) => signsIn(text))
      .flatMap((sign) => {
        const [name, ...others] = ofPeople.get(sign) ?? [];
        return name !== undefined && others.length === 0 ? [name] : [];
      });
    return nearest([...Map.groupBy(shared, (name) => name)], ([, signs]) => -signs.length)?.[0];
  },
};
