import { Button, Group, Stack, Textarea } from '@mantine/core';
import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import { getOwnOffer, listOwnOffers } from '@portal/contract/company-offers';
import { getCandidate, listCandidates, moveCandidate } from '@portal/contract/schemas/candidates';
import { useEffect, useRef, useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { keyOf, queryClient, type Sending, useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { sentences } from '../../lib/i18n/status-texts.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import type { Candidate } from './candidate.ts';
import { StudentNotice } from './StudentNotice.tsx';
import { isFinal, reasonsFor, type Target } from './steps.ts';

interface Props {
  candidate: Candidate;
  /** Where to; null while nothing is asked. */
  target: Target | null;
  onClose: () => void;
  /** The candidate stands elsewhere by now. */
  onMoved: () => void;
}

interface DialogContent {
  isOpen: boolean;
  shown: Target;
  of: Candidate;
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
  const move = useSend(moveCandidate, { quiet: true });
  const leave = () => {
    move.reset();
    onClose();
  };
  return (
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
      <MoveForm key={shown} candidate={of} target={shown} move={move} onClose={leave} onMoved={onMoved} />
    </Dialog>
  );
}

const changed = [getCandidate, listCandidates, getOwnOffer, listOwnOffers];
const refresh = () =>
  Promise.all(changed.map((call) => queryClient.invalidateQueries({ queryKey: keyOf(call) })));

interface FormProps extends Props {
  target: Target;
  move: Sending<typeof moveCandidate>;
}

function MoveForm({ candidate, target, move, onClose, onMoved }: FormProps) {
  const t = useTexts('candidates');
  const ui = useTexts('ui');
  const { candidato, tipo, tituloOferta } = candidate;
  const { catalogue, name } = useCatalogue();
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
        await refresh();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.showServerErrors(error);
        // Somebody else moved it: what is shown is no longer true.
        if (!error.offline) {
          await refresh();
          seen.current = null;
        }
      }
    },
  });
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; whoever is writing stays where they are.
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
          label={`${t('move.comment')} (${ui('optional')})`}
          description={hasWithdrawn ? undefined : t('move.commentHelp')}
          autosize
          minRows={3}
          maxRows={8}
          {...form.getInputProps('comentario')}
        />
        {isRejection && (
          <Textarea
            label={`${t('move.note')} (${ui('optional')})`}
            description={hasWithdrawn ? undefined : t('move.noteHelp')}
            autosize
            minRows={2}
            maxRows={8}
            {...form.getInputProps('notaInterna')}
          />
        )}
        {!hasWithdrawn && (
          <StudentNotice
            target={target}
            name={candidato.nombre}
            offer={tituloOferta}
            reason={name('tiposMotivoCambioEstadoCandidatura', idMotivo)}
            comment={comentario}
          />
        )}
        {isFinal(target) && !hasWithdrawn && <p>{t('move.final')}</p>}
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
