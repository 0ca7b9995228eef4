/** Texts for the scripts of a page, by key; a template is not shown and not read out. */
export function PageTexts({ texts }: { texts: Readonly<Record<string, string>> }) {
  return (
    <template id="page-texts">
      {Object.entries(texts).map(([key, text]) => (
        <span key={key} data-text={key}>
          {text}
        </span>
      ))}
    </template>
  );
}
