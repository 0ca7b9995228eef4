import classes from './challenges.module.css';

export type DayPathProps = { days: number; written: number };

const WIDTH = 640;
const EDGE = 16;

/** The height of the path at a share of its way. */
const heightAt = (share: number) => 40 + 18 * Math.sin(share * Math.PI * 3);

/** A path with a mark for each day on which somebody wrote, beside words that say how many; no two marks lean alike. */
export function DayPath({ days, written }: DayPathProps) {
  const at = (index: number) => {
    const share = days === 1 ? 0.5 : index / (days - 1);
    return { x: EDGE + share * (WIDTH - 2 * EDGE), y: heightAt(share) };
  };
  const line = Array.from({ length: 61 }, (_, step) => {
    const share = step / 60;
    return `${step === 0 ? 'M' : 'L'}${EDGE + share * (WIDTH - 2 * EDGE)} ${heightAt(share).toFixed(1)}`;
  }).join('');
  return (
    <svg className={classes.path} viewBox={`0 0 ${WIDTH} 80`} aria-hidden="true">
      <path d={line} className={classes.way} />
      {Array.from({ length: days }, (_, index) => {
        const { x, y } = at(index);
        const lean = 5 * Math.sin(index * 2.4 + 1);
        return index < written ? (
          <path key={index} className={classes.mark} d={`M${x - lean} ${y + 13}L${x + lean} ${y - 13}`} />
        ) : (
          <circle key={index} className={classes.ahead} cx={x} cy={y} r={index === written ? 5 : 3} />
        );
      })}
    </svg>
  );
}
