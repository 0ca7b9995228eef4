import styles from './landing.module.css';

/** Name and sentence. */
type Described = readonly string[];

/** What has come of it, each as one sentence with its figure in front. */
export function Statistics({ items }: { items: readonly Described[] }) {
  return (
    <ul className={styles.statistics}>
      {items.map(([figure, label]) => (
        <li key={label}>
          <strong>{figure}</strong> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

type SectionProps = { title: string; items: readonly Described[] };

/** The core, read like a table of contents: one large line after the other. */
export function Pillars({ title, items }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby="pillars">
      <h2 id="pillars">{title}</h2>
      <ol className={styles.pillars}>
        {items.map(([name, sentence]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{sentence}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What goes beyond the core: smaller, side by side. */
export function Groups({ title, items }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby="capabilities">
      <h2 id="capabilities">{title}</h2>
      <ul className={styles.groups}>
        {items.map(([name, sentence]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything by name, running on like a sentence. */
export function Features({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className={styles.section} aria-labelledby="features">
      <h2 id="features">{title}</h2>
      <ul className={styles.features}>
        {items.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  );
}
