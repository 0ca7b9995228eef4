import type { Known, Written } from '@reflectory/editor/editor';
import { TextArea, type TextAreaProps } from '@reflectory/design-system';
import { builtInLanguage } from '@reflectory/contracts/languages';
import { useContext, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextPicturesContext } from '../../service/text-pictures.ts';
import { FieldNotes } from './field-notes.tsx';
import { useLoadedEditor } from './use-loaded-editor.ts';
import classes from './answer-field.module.css';

export type AnswerFieldProps = {
  label: string;
  /** A room holds this field alone: it takes the focus and hides its label. A form shows label and border. */
  place: 'room' | 'form';
  placeholder?: string | undefined;
  /** Lines that are shown when it is empty. */
  rows: 4 | 8;
  /** Below the text: how much room is left. */
  note?: string | undefined;
  /** The text is too long. */
  problem?: string | undefined;
  written: Written;
  known: Known;
  onChange: (written: Written) => void;
  /** Ctrl or Cmd and Enter. */
  onSubmit: () => void;
};

/** Where an answer is written: a text area until the editor is there, so that nobody waits for it. */
export function AnswerField(props: AnswerFieldProps) {
  const { label, place, placeholder = '', rows, note, problem, written, known, onChange, onSubmit } = props;
  const language = builtInLanguage(useTranslation('journal').i18n.language);
  const pictures = useContext(TextPicturesContext);
  const area = useRef<HTMLTextAreaElement>(null);
  const notesId = useId();
  const isRoom = place === 'room';
  const end = written.text.length;
  const loaded = useLoadedEditor(area, isRoom ? { start: end, end } : null);
  useEffect(() => {
    const element = area.current;
    if (!isRoom || !element) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, [isRoom]);
  if (loaded) {
    return (
      <div className={classes.editor} data-rows={rows} data-place={place}>
        {!isRoom && <p className={classes.label}>{label}</p>}
        <div className={classes.page}>
          <loaded.DocumentEditor
            language={language}
            label={label}
            placeholder={placeholder}
            describedBy={note || problem ? notesId : undefined}
            isInvalid={Boolean(problem)}
            written={written}
            known={known}
            pictures={pictures}
            selection={loaded.selection}
            onChange={onChange}
            onSubmit={onSubmit}
          />
        </div>
        <FieldNotes id={notesId} note={note} problem={problem} />
      </div>
    );
  }
  // Everything else, as Escape, is for the room around the field.
  const handleKeyDown: TextAreaProps['onKeyDown'] = (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return event.continuePropagation();
    event.preventDefault();
    onSubmit();
  };
  return (
    <TextArea
      variant={isRoom ? 'writing' : 'field'}
      label={label}
      isLabelHidden={isRoom}
      placeholder={placeholder}
      rows={rows}
      description={note}
      errorMessage={problem}
      value={written.text}
      // The document stays beside it: the editor puts the two together.
      onChange={(text) => onChange({ ...written, text })}
      onKeyDown={handleKeyDown}
      inputRef={(element) => void (area.current = element)}
      className={isRoom ? classes.field : undefined}
    />
  );
}
