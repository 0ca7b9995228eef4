import type { EmotionFamily } from '@reflectory/contracts/journal';
import { BRANCH_COLOURS } from '@reflectory/domain/mindmaps';
import classes from './map-list.module.css';

const [WIDTH, HEIGHT] = [72, 48];
const MOST = 10;

/** The branches of a map as a few curves in their colours. */
export function MapThumbnail({ colours }: { colours: readonly (EmotionFamily | null)[] }) {
  const shown = colours.slice(0, MOST);
  const half = Math.ceil(shown.length / 2);
  return (
    <svg className={classes.thumbnail} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {shown.map((colour, index) => {
        const isEnd = index < half;
        const [place, count] = isEnd ? [index, half] : [index - half, shown.length - half];
        const y = HEIGHT / 2 + (place - (count - 1) / 2) * Math.min(12, (HEIGHT - 8) / count);
        const [start, end, bend] = isEnd ? [42, 66, 54] : [30, 6, 18];
        return (
          <path
            key={index}
            data-emotion={colour ?? BRANCH_COLOURS[index % BRANCH_COLOURS.length]}
            d={`M${start} ${HEIGHT / 2}C${bend} ${HEIGHT / 2} ${start} ${y} ${bend} ${y}H${end}`}
          />
        );
      })}
      <circle cx={WIDTH / 2} cy={HEIGHT / 2} r="4.5" />
    </svg>
  );
}
