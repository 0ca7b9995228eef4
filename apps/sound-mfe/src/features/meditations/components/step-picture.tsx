import { VisuallyHidden } from '@reflectory/design-system';
import classes from './meditation.module.css';

/** A picture while its step lasts; it moves as slowly as a breath, and not at all where nothing may move. */
export function StepPicture({ address, alt }: { address: string | null; alt: string }) {
  return (
    <div className={classes.picture}>
      {address === null ? <p>{alt}</p> : <img src={address} alt={alt} />}
      <VisuallyHidden>
        <output>{alt}</output>
      </VisuallyHidden>
    </div>
  );
}
