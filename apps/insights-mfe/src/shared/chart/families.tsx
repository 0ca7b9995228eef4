import { FAMILY_ORDER } from '@reflectory/contracts/overview';
import classes from './families.module.css';

export type Family = (typeof FAMILY_ORDER)[number];

/** Turn of the lines of a family in degrees, and how far apart they stand; each tells it apart without its colour. */
const patterns: Readonly<Record<Family, readonly [turn: number, gap: number]>> = {
  joy: [45, 10],
  trust: [0, 7],
  calm: [90, 12],
  sadness: [135, 7],
  fear: [90, 5],
  disgust: [0, 12],
  anger: [45, 5],
  surprise: [135, 12],
};

const patternOf = (id: string, family: Family) => `${id}-${family}`;

/** The patterns of all families, for `FamilyArea` of the same id. */
export function FamilyPatterns({ id }: { id: string }) {
  return (
    <defs>
      {FAMILY_ORDER.map((family) => {
        const [turn, gap] = patterns[family];
        return (
          <pattern
            key={family}
            id={patternOf(id, family)}
            width={gap}
            height={gap}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${turn})`}
          >
            <line x1="0" y1="0" x2={gap} y2="0" className={classes.stroke} />
          </pattern>
        );
      })}
    </defs>
  );
}

/** A shape in colour and pattern of a family. */
export function FamilyArea({ id, family, path }: { id: string; family: Family; path: string }) {
  return (
    <>
      <path d={path} data-family={family} className={classes.area} />
      <path d={path} fill={`url(#${patternOf(id, family)})`} />
    </>
  );
}

/** A small piece of a family's shape, for legends. */
export function FamilySwatch({ id, family }: { id: string; family: Family }) {
  return (
    <svg width="16" height="16" aria-hidden className={classes.swatch}>
      <FamilyArea id={id} family={family} path="M0 0h16v16h-16z" />
    </svg>
  );
}
