import { Button, Group, Stack, Textarea } from '@mantine/core';
import {
  type ApplicationStateId,
  applicationStates,
  getCandidate,
  listCandidates,
  moveCandidate,
} from '@portal/contract/applications';
import { getOwnOffer, listOwnOffers } from '@portal/contract/company-offers';
import { useEffect, useRef, useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { keyOf, queryClient, type Sending, useSend } from '../../lib/api/calls.ts';
import { type ShownBrand, useBrand } from '../../lib/brand/brand.ts';
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
  /** Refusal 98: the form comes first. */
  onFormNeeded: () => void;
}

interface Said {
  isOpen: boolean;
  shown: Target;
  of: Candidate;
  /** The candidate as it stood when it was asked for, where there was nothing to send. */
  held: Candidate | null;
}

export function MoveDialog({ candidate, target, onClose, onMoved, onFormNeeded }: Props) {
  const t = useTexts('candidates');
  const brand = useBrand();
  // What is said stays while the dialog fades.
  const [said, setSaid] = useState<Said>({
    isOpen: false,
    shown: applicationStates.shortlisted,
    of: candidate,
    held: null,
  });
  const { isOpen, shown, of, held } = said;
  if (target === null) {
    if (isOpen) setSaid({ ...said, isOpen: false });
  } else if (!isOpen || target !== shown || candidate !== of) {
    // Whoever is typing keeps the form, whatever becomes of the candidate meanwhile.
    const isSame = isOpen && target === shown;
    const heldNow = waitsForForm(candidate, target, brand) && isHeld(candidate) ? candidate : null;
    setSaid({ isOpen: true, shown: target, of: candidate, held: isSame ? held : heldNow });
  }
  const waits = waitsForForm(of, shown, brand);
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
        step: waits ? t('move.form.title') : t(`move.to.${shown}`),
        name: `${of.candidato.nombre} ${of.candidato.apellidos}`.trim(),
      })}
      busy={move.isPending}
      size="lg"
      closesOutside={held !== null}
    >
      {held !== null ? (
        <Held candidate={held} onClose={leave} />
      ) : (
        <MoveForm
          key={shown}
          candidate={of}
          target={shown}
          waits={waits}
          move={move}
          onClose={leave}
          onMoved={onMoved}
          onFormNeeded={onFormNeeded}
        />
      )}
    </Dialog>
  );
}

/** Whether the step ends at the incorporation form, with the candidate shortlisted until it is complete. */
const waitsForForm = ({ tipo }: Candidate, target: Target, { opciones }: ShownBrand): boolean =>
  target === applicationStates.selected && tipo === 'practicas' && opciones.formularioIncorporacion;

/** Whether the candidate stands already where the form is waited for, so that nothing would change. */
const isHeld = ({ candidato: { idEstado } }: Candidate): boolean =>
  idEstado === applicationStates.shortlisted || idEstado === applicationStates.awaitingIncorporationForm;

/** Why the candidate cannot be selected yet: there is nothing to send. */
function Held({ candidate: { candidato }, onClose }: Pick<Props, 'candidate' | 'onClose'>) {
  const t = useTexts('candidates');
  const ui = useTexts('ui');
  return (
    <Stack>
      <p>{t('move.form.held', { name: candidato.nombre, state: t(`state.${candidato.idEstado}`) })}</p>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {ui('close')}
        </Button>
      </Group>
    </Stack>
  );
}

const changed = [getCandidate, listCandidates, getOwnOffer, listOwnOffers];
const refresh = () =>
  Promise.all(changed.map((call) => queryClient.invalidateQueries({ queryKey: keyOf(call) })));

interface FormProps extends Props {
  target: Target;
  waits: boolean;
  move: Sending<typeof moveCandidate>;
}

function MoveForm({ candidate, target, waits, move, onClose, onMoved, onFormNeeded }: FormProps) {
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
        const said = { name: candidato.nombre, state: t(`state.${target}`) };
        showNotice(t('move.done'), t('move.doneBody', said));
        await refresh();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.name === 'incorporationFormRequired') {
          onClose();
          onFormNeeded();
        } else {
          form.showServerErrors(error);
        }
        // Somebody else moved it, or the form holds it: what is shown is no longer true.
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
        {waits && !hasWithdrawn && <p>{t('move.form.body', { name: candidato.nombre })}</p>}
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
        {!hasWithdrawn && (
          <StudentNotice
            target={waits ? applicationStates.shortlisted : target}
            name={candidato.nombre}
            offer={tituloOferta}
            reason={name('tiposMotivoCambioEstadoCandidatura', idMotivo)}
            comment={comentario}
          />
        )}
        {!waits && isFinal(target) && !hasWithdrawn && <p>{t('move.final')}</p>}
        <ErrorBanner error={move.error} />
        {hasWithdrawn && <Banner meaning="info" title={t('panel.withdrawn')} />}
        <Group justify="flex-end">
          <Button ref={close} variant="default" onClick={onClose} disabled={move.isPending}>
            {ui(hasWithdrawn ? 'close' : 'cancel')}
          </Button>
          {!hasWithdrawn && (
            <Button type="submit" {...(isRejection && { color: 'red' })} loading={move.isPending}>
              {waits ? t('move.form.shortlist') : t(`move.to.${target}`)}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
