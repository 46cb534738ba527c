import { Button, Group, Stack, Textarea } from '@mantine/core';
import { listNotes } from '@portal/contract/candidates';
import type { Answer } from '@portal/contract/endpoint';
import { addNote, deleteNote, editNote } from '@portal/contract/schemas/candidates';
import { useState } from 'react';
import { CallError } from '../../lib/api/call-error.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Text } from '../../ui/Text.tsx';
import { CvPart, type PartOrder, Words } from './CvPart.tsx';

type Note = Answer<typeof listNotes>[number];

/** What colleagues tell one another of a candidate; one changes and deletes what one wrote. */
export function CandidateNotes({ id, order }: { id: number; order: PartOrder }) {
  const t = useTexts('candidates');
  const notes = useCall(listNotes, { params: { id } });
  return (
    <CvPart title={t('notes.title')} order={order}>
      <Text dim small>
        {t('notes.who')}
      </Text>
      <NewNote id={id} />
      <CallView query={notes}>
        {(list) =>
          list.length === 0 ? (
            <Text dim small>
              {t('notes.none')}
            </Text>
          ) : (
            <EntryList>
              {list.map((note) => (
                <li key={note.id}>
                  <NoteView note={note} />
                </li>
              ))}
            </EntryList>
          )
        }
      </CallView>
    </CvPart>
  );
}

function NewNote({ id }: { id: number }) {
  const t = useTexts('candidates');
  const add = useSend(addNote, { invalidates: [listNotes], quiet: true });
  const form = useContractForm({
    schema: bodyOf(addNote),
    initialValues: { idCandidatura: id, texto: '' },
    onSubmit: async (body) => {
      try {
        await add.mutateAsync({ body });
        form.reset();
      } catch (error) {
        if (error instanceof CallError) form.showServerErrors(error);
        else throw error;
      }
    },
  });
  return (
    <form {...form.formProps}>
      <Stack gap="xs">
        <Textarea label={t('notes.new')} autosize minRows={2} maxRows={8} {...form.getInputProps('texto')} />
        <ErrorBanner error={add.error} />
        <Group>
          <Button type="submit" variant="default" loading={add.isPending}>
            {t('notes.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function NoteView({ note }: { note: Note }) {
  const t = useTexts('candidates');
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const remove = useSend(deleteNote, { invalidates: [listNotes], quiet: true });
  if (isEditing) return <EditNote note={note} onDone={() => setEditing(false)} />;
  return (
    <>
      <Words>{note.texto}</Words>
      <Text dim small>
        {note.autor ?? t('notes.gone')} · <RelativeTime value={note.fecha} />
        {note.editada !== null && ` · ${t('notes.edited')}`}
      </Text>
      {note.propia && (
        <Group gap="xs">
          <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
            {t('notes.edit')}
          </Button>
          <Button variant="subtle" size="compact-sm" color="red" onClick={() => setDeleting(true)}>
            {t('notes.delete')}
          </Button>
        </Group>
      )}
      <ErrorBanner error={remove.error} />
      <ConfirmDialog
        opened={isDeleting}
        title={t('notes.deleteTitle')}
        confirmLabel={t('notes.delete')}
        destructive
        busy={remove.isPending}
        onCancel={() => setDeleting(false)}
        onConfirm={() => remove.mutate({ body: { id: note.id } }, { onSettled: () => setDeleting(false) })}
      />
    </>
  );
}

function EditNote({ note, onDone }: { note: Note; onDone: () => void }) {
  const t = useTexts('candidates');
  const ui = useTexts('ui');
  const edit = useSend(editNote, { invalidates: [listNotes], quiet: true });
  const form = useContractForm({
    schema: bodyOf(editNote),
    initialValues: { id: note.id, texto: note.texto },
    onSubmit: async (body) => {
      try {
        await edit.mutateAsync({ body });
        onDone();
      } catch (error) {
        if (error instanceof CallError) form.showServerErrors(error);
        else throw error;
      }
    },
  });
  return (
    <form {...form.formProps}>
      <Stack gap="xs">
        <Textarea
          label={t('notes.editLabel')}
          data-autofocus
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('texto')}
        />
        <ErrorBanner error={edit.error} />
        <Group gap="xs">
          <Button type="submit" loading={edit.isPending}>
            {t('notes.save')}
          </Button>
          <Button variant="default" onClick={onDone} disabled={edit.isPending}>
            {ui('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
