import { Button, Group, Stack, Textarea } from '@mantine/core';
import {
  addCompanyNote,
  type CompanyNote,
  deleteCompanyNote,
  editCompanyNote,
  listCompanyNotes,
  longestNote,
  restoreCompanyNote,
} from '@portal/contract/companies';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './companies.module.css';

const changed = [listCompanyNotes];

/** What managers note of a company, for themselves. */
export function CompanyNotes({ idEmpresa }: { idEmpresa: number }) {
  const t = useTexts('companies');
  const query = useCall(listCompanyNotes, { params: { id: idEmpresa } });
  // The key of the form that is open: sent twice it is one note.
  const [writes, setWrites] = useState<string | null>(null);
  const [editing, setEditing] = useState<number | null>(null);
  const [deleted, setDeleted] = useState<number | null>(null);
  const add = useSend(addCompanyNote, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => setWrites(null),
  });
  const edit = useSend(editCompanyNote, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => setEditing(null),
  });
  const remove = useSend(deleteCompanyNote, {
    quiet: true,
    invalidates: changed,
    onSuccess: (_, { body }) => setDeleted(Number(body.id)),
  });
  const restore = useSend(restoreCompanyNote, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => setDeleted(null),
  });
  return (
    <Section
      title={t('notes.title')}
      description={t('notes.text')}
      action={
        writes === null && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setWrites(crypto.randomUUID())}
          >
            {t('notes.add')}
          </Button>
        )
      }
    >
      <Stack gap="md">
        {writes !== null && (
          <NoteForm
            label={t('notes.new')}
            busy={add.isPending}
            onCancel={() => setWrites(null)}
            onSave={(texto) => add.mutate({ body: { idEmpresa, texto, claveEnvio: writes } })}
          />
        )}
        <ErrorBanner error={add.error ?? edit.error ?? remove.error ?? restore.error} />
        <div role="status">
          {deleted !== null && (
            <Group gap="xs">
              <Text small>{t('notes.deleted')}</Text>
              <Button
                variant="subtle"
                size="xs"
                loading={restore.isPending}
                onClick={() => restore.mutate({ body: { id: deleted } })}
              >
                {t('notes.undo')}
              </Button>
            </Group>
          )}
        </div>
        <CallView query={query} skeleton={<Skeletons shape="row" count={1} />}>
          {(notes) =>
            notes.length === 0 ? (
              <Text dim small>
                {t('notes.none')}
              </Text>
            ) : (
              <EntryList flush>
                {notes.map((note) => (
                  <li key={note.id}>
                    {editing === note.id ? (
                      <NoteForm
                        label={t('notes.edit')}
                        initial={note.texto}
                        busy={edit.isPending}
                        onCancel={() => setEditing(null)}
                        onSave={(texto) =>
                          edit.mutate({ body: { id: note.id, texto, version: note.version } })
                        }
                      />
                    ) : (
                      <NoteView
                        note={note}
                        onEdit={() => setEditing(note.id)}
                        onDelete={() => remove.mutate({ body: { id: note.id } })}
                      />
                    )}
                  </li>
                ))}
              </EntryList>
            )
          }
        </CallView>
      </Stack>
    </Section>
  );
}

interface FormProps {
  label: string;
  initial?: string;
  busy: boolean;
  onCancel: () => void;
  onSave: (texto: string) => void;
}

function NoteForm({ label, initial = '', busy, onCancel, onSave }: FormProps) {
  const t = useTexts('companies');
  const ui = useTexts('ui');
  const [texto, setTexto] = useState(initial);
  const [isEmpty, setIsEmpty] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = texto.trim() === '';
    setIsEmpty(isMissing);
    if (!isMissing) onSave(texto.trim());
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="xs">
        <Textarea
          label={label}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={longestNote}
          autoFocus
          value={texto}
          error={isEmpty && t('notes.empty')}
          onChange={({ currentTarget: { value } }) => setTexto(value)}
        />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" size="xs" onClick={onCancel} disabled={busy}>
            {ui('cancel')}
          </Button>
          <Button type="submit" size="xs" loading={busy}>
            {t('notes.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function NoteView({
  note,
  onEdit,
  onDelete,
}: {
  note: CompanyNote;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const t = useTexts('companies');
  return (
    <>
      <p className={classes.typed}>{note.texto}</p>
      <Text dim small>
        {note.autor !== null && `${note.autor} · `}
        <RelativeTime value={note.creada} />
        {note.modificada !== null && ` · ${t('notes.changed')}`}
      </Text>
      <Group gap="xs" mt="xs">
        <Button variant="subtle" size="xs" onClick={onEdit}>
          {t('notes.edit')}
        </Button>
        <Button variant="subtle" size="xs" onClick={onDelete}>
          {t('notes.delete')}
        </Button>
      </Group>
    </>
  );
}
