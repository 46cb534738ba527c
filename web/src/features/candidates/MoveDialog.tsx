import { Button, Group, Stack, Textarea } from '@mantine/core';
import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import { moveCandidate } from '@portal/contract/schemas/candidates';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useNeedsForm } from '../../domain/incorporation/useNeedsForm.ts';
import { isToCome } from '../../domain/interview/interview-times.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { type Sending, useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { sentences } from '../../lib/i18n/status-texts.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import type { Candidate } from './candidate.ts';
import { FormNeeded } from './FormNeeded.tsx';
import { proposingSearch } from './interview-act.ts';
import { StudentNotice } from './StudentNotice.tsx';
import { refresh, staleOnceMoved } from './stale.ts';
import { isFinal, reasonsFor, type Target } from './steps.ts';

/** Who is moved, and in which offer. */
type Moved = Pick<Candidate, 'candidato' | 'tipo' | 'tituloOferta'>;

interface Props {
  candidate: Moved;
  /** Where to; null while nothing is asked. */
  target: Target | null;
  onClose: () => void;
  /** The candidate stands elsewhere by now. */
  onMoved: () => void;
}

interface DialogContent {
  isOpen: boolean;
  shown: Target;
  of: Moved;
}

export function MoveDialog({ candidate, target, onClose, onMoved }: Props) {
  const t = useTexts('candidates');
  // The content stays while the dialog fades.
  const [content, setContent] = useState<DialogContent>({
    isOpen: false,
    shown: applicationStates.shortlisted,
    of: candidate,
  });
  const { isOpen, shown, of } = content;
  if (target === null) {
    if (isOpen) setContent({ ...content, isOpen: false });
  } else if (!isOpen || target !== shown || candidate !== of) {
    setContent({ isOpen: true, shown: target, of: candidate });
  }
  const [called, setCalled] = useState<Moved['candidato'] | null>(null);
  const [awaiting, setAwaiting] = useState<Moved['candidato'] | null>(null);
  const move = useSend(moveCandidate, { quiet: true });
  const leave = () => {
    move.reset();
    onClose();
  };
  return (
    <>
      <Dialog
        opened={target !== null}
        onClose={leave}
        title={t('move.titleOf', {
          step: t(`move.to.${shown}`),
          name: `${of.candidato.nombre} ${of.candidato.apellidos}`.trim(),
        })}
        busy={move.isPending}
        size="lg"
        closesOutside={false}
      >
        <MoveForm
          key={shown}
          candidate={of}
          target={shown}
          move={move}
          onClose={leave}
          onMoved={onMoved}
          onCalled={() => setCalled(of.candidato)}
          onFormNeeded={() => setAwaiting(of.candidato)}
        />
      </Dialog>
      <NextTimes candidato={called} onClose={() => setCalled(null)} />
      <FormNeeded candidato={awaiting} onClose={() => setAwaiting(null)} />
    </>
  );
}

interface NextTimesProps {
  /** Who was called to an interview just now. */
  candidato: Moved['candidato'] | null;
  onClose: () => void;
}

/** An interview needs a time: it is proposed on the page of the candidate, which is led to at once. */
function NextTimes({ candidato, onClose }: NextTimesProps) {
  const t = useTexts('interviews');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      opened={candidato !== null}
      title={t('company.nextTitle')}
      confirmLabel={t('company.propose')}
      cancelLabel={t('company.later')}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        if (candidato !== null)
          navigate(pathTo('candidate', { id: candidato.idCandidatura }) + proposingSearch);
      }}
    >
      <p>{t('company.nextBody', { name: candidato?.nombre ?? '' })}</p>
    </ConfirmDialog>
  );
}

interface FormProps extends Props {
  /** The candidate stands in state 4 by now, and was shown there. */
  onCalled: () => void;
  /** The candidate stands in state 98 by now, and was shown there. */
  onFormNeeded: () => void;
  target: Target;
  move: Sending<typeof moveCandidate>;
}

function MoveForm({ candidate, target, move, onClose, onMoved, onCalled, onFormNeeded }: FormProps) {
  const t = useTexts('candidates');
  const i = useTexts('interviews');
  const ui = useTexts('ui');
  const { dayAndTime } = useFormat();
  const { candidato, tipo, tituloOferta } = candidate;
  const { entrevista: interview } = candidato;
  const { catalogue, name } = useCatalogue();
  const awaitsForm = useNeedsForm(tipo) && target === applicationStates.selected;
  const isRejection = target === applicationStates.rejected;
  const hasWithdrawn = candidato.idEstado === applicationStates.withdrawn;
  // What was read when the step was asked for: a move that came in silence since is not to be gone over. Null after a
  // refusal, which has told of it: what stands there by now is what is meant.
  const seen = useRef<ApplicationStateId | null>(candidato.idEstado);

  const form = useContractForm({
    schema: bodyOf(moveCandidate),
    initialValues: {
      idCandidatura: candidato.idCandidatura,
      idEstado: target,
      idEstadoVisto: candidato.idEstado,
      idMotivo: null as number | null,
      comentario: '',
      notaInterna: '',
    },
    also: ({ idMotivo }): Record<string, string> => {
      const reason = sentences()?.fields.reason;
      return isRejection && idMotivo === null && reason !== undefined ? { idMotivo: reason } : {};
    },
    onSubmit: async (body) => {
      if (hasWithdrawn) return;
      try {
        const idEstadoVisto = seen.current ?? candidato.idEstado;
        seen.current = idEstadoVisto;
        await move.mutateAsync({ body: { ...body, idEstadoVisto } });
        onClose();
        onMoved();
        const values = { name: candidato.nombre, state: t(`state.${target}`) };
        showNotice(t('move.done'), t('move.doneBody', values));
        await refresh(staleOnceMoved);
        if (target === applicationStates.interview) onCalled();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.name === 'incorporationFormRequired') {
          onClose();
          onMoved();
          await refresh(staleOnceMoved);
          onFormNeeded();
          return;
        }
        form.showServerErrors(error);
        // Somebody else moved it: what is shown is no longer true.
        if (!error.offline) {
          await refresh(staleOnceMoved);
          seen.current = null;
        }
      }
    },
  });
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; a person who is writing stays where they are.
    if (hasWithdrawn && document.activeElement === document.body) close.current?.focus();
  }, [hasWithdrawn]);
  const { idMotivo, comentario } = form.getValues();
  const reasons = reasonsFor(catalogue?.tiposMotivoCambioEstadoCandidatura ?? [], tipo);
  return (
    <form {...form.formProps}>
      <Stack>
        {isRejection && (
          <SearchSelect
            label={t('move.reason')}
            options={reasons.map((reason) => ({ value: reason.idMotivo, label: reason.descripcion }))}
            {...form.getInputProps('idMotivo')}
          />
        )}
        <Textarea
          label={<OptionalLabel>{t('move.comment')}</OptionalLabel>}
          description={hasWithdrawn ? undefined : t('move.commentHelp')}
          autosize
          minRows={3}
          maxRows={8}
          {...form.getInputProps('comentario')}
        />
        {isRejection && (
          <Textarea
            label={<OptionalLabel>{t('move.note')}</OptionalLabel>}
            description={hasWithdrawn ? undefined : t('move.noteHelp')}
            autosize
            minRows={2}
            maxRows={8}
            {...form.getInputProps('notaInterna')}
          />
        )}
        {!hasWithdrawn && (
          <StudentNotice
            target={awaitsForm ? applicationStates.awaitingIncorporationForm : target}
            name={candidato.nombre}
            offer={tituloOferta}
            reason={name('tiposMotivoCambioEstadoCandidatura', idMotivo)}
            comment={comentario}
          />
        )}
        {isFinal(target) && !awaitsForm && !hasWithdrawn && <p>{t('move.final')}</p>}
        {awaitsForm && !hasWithdrawn && <p>{t('move.needsForm', { name: candidato.nombre })}</p>}
        {interview !== null && isToCome(interview) && !hasWithdrawn && (
          <p>
            {interview.inicio === null
              ? i('company.asks')
              : i('company.ends', { when: dayAndTime(interview.inicio) })}
          </p>
        )}
        <ErrorBanner error={move.error} />
        {hasWithdrawn && <Banner meaning="info" title={t('panel.withdrawn')} />}
        <Group justify="flex-end">
          <Button ref={close} variant="default" onClick={onClose} disabled={move.isPending}>
            {ui(hasWithdrawn ? 'close' : 'cancel')}
          </Button>
          {!hasWithdrawn && (
            <Button type="submit" {...(isRejection && { color: 'red' })} loading={move.isPending}>
              {t(`move.to.${target}`)}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
