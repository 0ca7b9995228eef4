import { classNames } from '../../class-names.ts';
import classes from './artwork-frame.module.css';

type ArtworkSource =
  | { /** SVG markup; shown as an image, so that nothing in it can run. */ svg: string; src?: undefined }
  | { svg?: undefined; src: string };

export type ArtworkFrameProps = ArtworkSource & {
  /** What it shows; an empty string where it only accompanies a text. */
  alt: string;
  ratio?: 'wide' | 'classic' | 'square';
  /** `thumbnail` has the corners of a control. */
  size?: 'full' | 'thumbnail';
  /** Lies behind text: fainter. */
  isQuiet?: boolean;
  className?: string | undefined;
};

/** The artwork of an entry. */
export function ArtworkFrame(props: ArtworkFrameProps) {
  const { svg, src, alt, ratio = 'classic', size = 'full', isQuiet, className } = props;
  return (
    <img
      src={svg === undefined ? src : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      alt={alt}
      decoding="async"
      data-ratio={ratio}
      data-size={size}
      data-quiet={isQuiet || undefined}
      className={classNames(classes.artwork, className)}
    />
  );
}
