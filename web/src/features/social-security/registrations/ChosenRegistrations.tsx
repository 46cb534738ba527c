import { Button, Group } from '@mantine/core';
import { type RegistrationKind, registrationKinds } from '@portal/contract/social-security';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NoteForm } from './NoteForm.tsx';
import type { Chosen } from './registration.ts';

interface Props {
  chosen: readonly Chosen[];
  onChosen: (chosen: readonly Chosen[]) => void;
}

/** What can be done with all that are chosen: each kind is noted by itself. */
export function ChosenRegistrations({ chosen, onChosen }: Props) {
  const t = useTexts('socialSecurity');
  const [noting, setNoting] = useState<RegistrationKind | null>(null);
  const of = (kind: RegistrationKind) => chosen.filter(({ tipo }) => tipo === kind);
  return (
    <Card component={Group} gap="0.5rem 1rem" mb="xs">
      <p role="status">{t('chosen', { count: chosen.length })}</p>
      {registrationKinds.map(
        (kind) =>
          of(kind).length > 0 && (
            <Button key={kind} onClick={() => setNoting(kind)}>
              {t(`note.${kind}`, { count: of(kind).length })}
            </Button>
          ),
      )}
      <Button variant="subtle" onClick={() => onChosen([])}>
        {t('chooseNone')}
      </Button>
      <Dialog
        opened={noting !== null}
        onClose={() => setNoting(null)}
        title={noting === null ? '' : t(`note.title.${noting}`)}
      >
        {noting !== null && (
          <NoteForm
            tipo={noting}
            practicas={of(noting).map(({ idPractica }) => idPractica)}
            onCancel={() => setNoting(null)}
            onNoted={() => {
              onChosen(chosen.filter(({ tipo }) => tipo !== noting));
              setNoting(null);
            }}
          />
        )}
      </Dialog>
    </Card>
  );
}
