import { Button, Group, Popover, TextInput } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { linkAddress } from './link-address.ts';

/** Puts a link on what is chosen, or takes it away where its address is emptied; says beside it what is none. */
export function LinkControl({ editor }: { editor: Editor }) {
  const t = useTexts('writtenText');
  const wrong = useSentences()?.fields.webAddress ?? t('editor.address');
  const isActive = useEditorState({ editor, selector: (state) => state.editor.isActive('link') });
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);

  const open = () => {
    setWrong(false);
    setTyped(String(editor.getAttributes('link').href ?? ''));
  };
  // What the shortcut of the editor asks for, of every editor on the page.
  useWindowEvent('edit-link', () => editor.isFocused && open());

  const apply = () => {
    const text = typed?.trim() ?? '';
    const href = linkAddress(text);
    if (href === null && text !== '') return setWrong(true);
    setTyped(null);
    const chosen = editor.chain().focus().extendMarkRange('link');
    if (href === null) chosen.unsetLink().run();
    else chosen.setLink({ href }).run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It is in a form, which is not to be sent.
    event.preventDefault();
    apply();
  };
  return (
    <Popover
      opened={typed !== null}
      onChange={(opened) => !opened && setTyped(null)}
      trapFocus
      withinPortal
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={t('editor.link')}
          title={t('editor.link')}
          active={isActive}
          onClick={open}
        >
          <IconLink size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        <Group align="flex-start" gap="xs" wrap="nowrap">
          <TextInput
            aria-label={t('editor.address')}
            placeholder={t('editor.example')}
            type="url"
            inputMode="url"
            value={typed ?? ''}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setWrong(false);
            }}
            onKeyDown={onKeyDown}
            error={isWrong && wrong}
          />
          <Button variant="default" onClick={apply}>
            {t('editor.apply')}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
