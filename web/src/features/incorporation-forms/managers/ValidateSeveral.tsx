import { Button, Group, Stack } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import {
  type InternshipKind,
  listIncorporationForms,
  type ManagedIncorporationCard,
} from '@portal/contract/incorporation-forms';
import { listManagedPlacements } from '@portal/contract/placements';
import { validateIncorporationForms } from '@portal/contract/schemas/incorporation-forms';
import { useEffect, useState } from 'react';
import { TutorSelect } from '../../../domain/placement/TutorSelect.tsx';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm } from '../../../ui/DialogForm.tsx';
import { EntryList } from '../../../ui/EntryList.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Text } from '../../../ui/Text.tsx';
import { KindRadio } from './KindRadio.tsx';

type Waiting = readonly Pick<ManagedIncorporationCard, 'idSolicitud' | 'version' | 'alumno' | 'empresa'>[];
type Results = Answer<typeof validateIncorporationForms>['resultados'];

/** Validates those of the forms on the page that nothing stands against. */
export function ValidateSeveral({ waiting }: { waiting: Waiting }) {
  const t = useTexts('incorporationForms');
  const [isOpen, setOpen] = useState(false);
  // Those of when it was opened: the list is another once some are validated.
  const [chosen, setChosen] = useState<Waiting>([]);
  const [isDone, setDone] = useState(false);
  const isOver = waiting.length === 0 && !isOpen;
  const hasOpened = chosen.length > 0;
  // The button that opened it has gone with the forms: who uses the keyboard goes on from the head of the page.
  useEffect(() => {
    if (isOver && hasOpened)
      document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, [isOver, hasOpened]);
  if (isOver) return null;
  return (
    <>
      {waiting.length > 0 && (
        <Button
          variant="default"
          onClick={() => {
            setChosen(waiting);
            setDone(false);
            setOpen(true);
          }}
        >
          {t('managed.several.button')}
        </Button>
      )}
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t(isDone ? 'managed.several.outcome' : 'managed.several.title')}
        closesOutside={false}
      >
        <SeveralForm waiting={chosen} onDone={() => setDone(true)} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function SeveralForm({
  waiting,
  onDone,
  onClose,
}: {
  waiting: Waiting;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useTexts('incorporationForms');
  const ui = useTexts('ui');
  const validate = useSend(validateIncorporationForms, {
    quiet: true,
    invalidates: [listIncorporationForms, listManagedPlacements],
  });
  const initialValues: {
    formularios: { idSolicitud: number; version: number }[];
    tipoPractica: InternshipKind | null;
    idTutorAcademico: number | null;
  } = {
    formularios: waiting.map(({ idSolicitud, version }) => ({ idSolicitud, version })),
    tipoPractica: null,
    idTutorAcademico: null,
  };
  const form = useContractForm({
    schema: bodyOf(validateIncorporationForms),
    initialValues,
    onSubmit: async (body) => {
      try {
        await validate.mutateAsync({ body });
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        if (failure.name === 'notATutor') form.showProblem('idTutorAcademico', t('managed.several.noTutor'));
        else form.showServerErrors(failure);
      }
    },
  });
  const { onChange, error } = form.getInputProps('tipoPractica');
  if (validate.data !== undefined)
    return <Outcome results={validate.data.datos.resultados} onClose={onClose} />;
  return (
    <DialogForm
      form={form}
      error={validate.error?.name === 'notATutor' ? null : validate.error}
      submitLabel={t('managed.several.confirm')}
      onCancel={onClose}
    >
      <p>{t('managed.several.text', { count: waiting.length })}</p>
      <EntryList flush aria-label={t('managed.several.list')}>
        {waiting.map(({ idSolicitud, alumno, empresa }) => (
          <li key={idSolicitud}>
            {alumno}
            <Text dim small>
              {empresa}
            </Text>
          </li>
        ))}
      </EntryList>
      <KindRadio
        label={t('managed.several.kind')}
        value={form.getValues().tipoPractica}
        onChange={onChange}
        error={error}
      />
      <TutorSelect
        label={`${t('managed.idTutorAcademico')} (${ui('optional')})`}
        description={t('managed.tutorHelp')}
        {...form.getInputProps('idTutorAcademico')}
      />
    </DialogForm>
  );
}

/** What was done, and why the rest was not. */
function Outcome({ results, onClose }: { results: Results; onClose: () => void }) {
  const t = useTexts('incorporationForms');
  const done = results.filter(({ idPractica }) => idPractica !== null);
  const left = results.filter(({ idPractica }) => idPractica === null);
  return (
    <Stack>
      <p role="status">
        {done.length === 0
          ? t('managed.several.doneNone')
          : t('managed.several.done', { count: done.length })}
      </p>
      {done.length > 0 && (
        <EntryList flush aria-label={t('managed.several.doneList')}>
          {done.map(({ idSolicitud, idPractica, alumno, empresa }) => (
            <li key={idSolicitud}>
              <ScreenLink to="managedPlacement" params={{ idPractica: idPractica ?? 0 }}>
                {alumno}
              </ScreenLink>
              <Text dim small>
                {empresa}
              </Text>
            </li>
          ))}
        </EntryList>
      )}
      {left.length > 0 && (
        <>
          <Text strong>{t('managed.several.left', { count: left.length })}</Text>
          <EntryList flush aria-label={t('managed.several.leftList')}>
            {left.map(({ idSolicitud, alumno, empresa, impedimentos }) => (
              <li key={idSolicitud}>
                <ScreenLink to="managedIncorporationForm" params={{ idSolicitud }}>
                  {alumno}
                </ScreenLink>
                <Text dim small>
                  {empresa}
                </Text>
                {impedimentos.map((one) => (
                  <Text small key={one}>
                    {one === 'cambiado' || one === 'estudianteBaja' || one === 'tutorEmpresa'
                      ? t(`managed.several.${one}`)
                      : t(`managed.warning.${one}`)}
                  </Text>
                ))}
              </li>
            ))}
          </EntryList>
        </>
      )}
      <Group justify="flex-end">
        <Button autoFocus onClick={onClose}>
          {t('managed.several.close')}
        </Button>
      </Group>
    </Stack>
  );
}
