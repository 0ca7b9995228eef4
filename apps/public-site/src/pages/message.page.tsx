import { SiteFrame } from '../parts/site-frame.tsx';
import type { Texts } from '../texts/index.ts';
import styles from './message.module.css';

type MessagePageProps = {
  texts: Texts;
  heading: string;
  text: string;
  /** What will be here, on pages that are being built. */
  detail?: string;
  action?: string;
  actionHref?: string | undefined;
};

/** One heading, one sentence, one way on: the page for everything that is not there. */
export default function MessagePage({
  texts,
  heading,
  text,
  detail,
  action,
  actionHref = '/',
}: MessagePageProps) {
  return (
    <SiteFrame texts={texts} action="none">
      <div className={styles.message}>
        <h1>{heading}</h1>
        <p>{text}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
        {action && (
          <a className={styles.action} href={actionHref}>
            {action}
          </a>
        )}
      </div>
    </SiteFrame>
  );
}
