import type { Editor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { linkAddressOf } from './link-address.ts';
import classes from './toolbar.module.css';

export type LinkFieldProps = { editor: Editor; texts: EditorTexts['link']; onDone: () => void };

/** Where the chosen words lead. */
export function LinkField({ editor, texts, onDone }: LinkFieldProps) {
  const [problem, setProblem] = useState(false);
  const problemId = useId();
  const href: unknown = editor.getAttributes('link')['href'];
  const present = typeof href === 'string' ? href : '';
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const address = linkAddressOf(String(new FormData(event.currentTarget).get('address') ?? ''));
    if (address === null) return setProblem(true);
    editor.chain().focus().extendMarkRange('link').setLink({ href: address }).run();
    onDone();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <form className={classes['link']} onSubmit={apply} noValidate>
      <input
        name="address"
        type="text"
        inputMode="url"
        autoCapitalize="none"
        dir="ltr"
        aria-label={texts.address}
        aria-invalid={problem || undefined}
        aria-describedby={problem ? problemId : undefined}
        defaultValue={present}
        placeholder="https://"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field
        autoFocus
        className={classes['address']}
      />
      <button type="submit" className={classes['button']}>
        {texts.apply}
      </button>
      {present !== '' && (
        <button type="button" className={classes['button']} onClick={remove}>
          {texts.remove}
        </button>
      )}
      {problem && (
        <p id={problemId} role="alert" className={classes['problem']}>
          {texts.invalid}
        </p>
      )}
    </form>
  );
}
