import { Input } from '@mantine/core';
import { Link, RichTextEditor, type RichTextEditorLabels } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { type Editor, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useId, useMemo } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';
import { LinkControl } from './LinkControl.tsx';
import classes from './written-text.module.css';

interface Props {
  label: string;
  /** It may be left empty. */
  optional: boolean;
  /** Of its language, for the toolbar. */
  language: string;
  lang: string;
  path: string;
  value: string;
  onChange: (html: string) => void;
  error?: string | undefined;
}

/** What the server leaves of a text, and no more. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: { levels: [3] },
    horizontalRule: false,
    link: false,
    strike: false,
    underline: false,
  }),
  Link.configure({
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address) => /^(?:https?:\/\/|mailto:)/i.test(address),
    openOnClick: false,
  }),
];

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

/** A small editor of rich text; what it holds is HTML, '' where nothing is written. */
export function TextEditor({ label, optional, language, lang, path, value, onChange, error }: Props) {
  const ui = useTexts('ui');
  const name = optional ? `${label} (${ui('optional')})` : label;
  const labels = useLabels();
  const t = useTexts('writtenText');
  const id = useId();
  const attributes = useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': `${name} (${language})`,
      'data-path': path,
      lang,
      ...(error !== undefined && { 'aria-invalid': 'true', 'aria-describedby': id }),
    }),
    [name, language, path, lang, error, id],
  );
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: { attributes },
    onUpdate: (update) => onChange(htmlOf(update.editor)),
  });
  useEffect(() => {
    editor.setOptions({ editorProps: { attributes }, onUpdate: (update) => onChange(htmlOf(update.editor)) });
  }, [editor, attributes, onChange]);
  // A draft that was put back, or what somebody else left.
  useEffect(() => {
    if (value !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <Input.Wrapper
      label={optional ? <OptionalLabel>{label}</OptionalLabel> : label}
      labelElement="div"
      error={error}
      errorProps={{ id }}
    >
      <RichTextEditor
        editor={editor}
        labels={labels}
        classNames={{ root: classes.root, content: classes.content, toolbar: classes.toolbar }}
        data-invalid={error !== undefined || undefined}
      >
        <RichTextEditor.Toolbar role="toolbar" aria-label={t('editor.toolbar', { language })}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.H3 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <LinkControl editor={editor} />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}

function useLabels(): Partial<RichTextEditorLabels> {
  const t = useTexts('writtenText');
  return useMemo(
    () => ({
      boldControlLabel: t('editor.bold'),
      italicControlLabel: t('editor.italic'),
      h3ControlLabel: t('editor.heading'),
      bulletListControlLabel: t('editor.bullets'),
      orderedListControlLabel: t('editor.numbers'),
      unlinkControlLabel: t('editor.unlink'),
      undoControlLabel: t('editor.undo'),
      redoControlLabel: t('editor.redo'),
    }),
    [t],
  );
}
