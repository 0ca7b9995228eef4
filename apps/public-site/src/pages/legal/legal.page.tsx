import { SiteFrame } from '../../parts/site-frame.tsx';
import type { LegalBlock, LegalText } from '../../texts/legal/legal-text.ts';
import type { Texts } from '../../texts/index.ts';
import styles from './legal.module.css';

type LegalPageProps = { texts: Texts; text: LegalText };

/** A legal text with its table of contents, to be read, linked and printed. */
export default function LegalPage({ texts, text }: LegalPageProps) {
  return (
    <SiteFrame texts={texts} action="back">
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{text.title}</h1>
          <p className={styles.updated}>{text.lastUpdated}</p>
          <p className={styles.lead}>{text.lead}</p>
          {text.authority && <p className={styles.authority}>{text.authority}</p>}
        </header>
        <Contents text={text} />
        <article className={styles.text} aria-label={text.title}>
          {text.sections.map(({ anchor, title, blocks }, index) => (
            <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
              <h2 id={`${anchor}-title`}>
                {index + 1}. {title}
              </h2>
              {blocks.map((block, position) => (
                <Block key={position} block={block} />
              ))}
            </section>
          ))}
        </article>
      </div>
    </SiteFrame>
  );
}

function Contents({ text }: { text: LegalText }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title">{text.contents}</h2>
      <ol>
        {text.sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** An address is what is said of a term; everything else that can be opened is the term itself. */
const isAddress = (href: string) => href.startsWith('mailto:');

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('described' in block)
    return (
      <dl>
        {block.described.map(({ term, text, href }) => (
          <div key={term}>
            <dt>{href && !isAddress(href) ? <a href={href}>{term}</a> : term}</dt>
            <dd>{href && isAddress(href) ? <a href={href}>{text}</a> : text}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
