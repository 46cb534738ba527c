import { Button, Group, Stack, Textarea } from '@mantine/core';
import {
  applicationStates,
  getCandidate,
  listCandidates,
  moveCandidate,
} from '@portal/contract/applications';
import { getOwnOffer, listOwnOffers } from '@portal/contract/company-offers';
import { useState } from 'react';
import { useBrand } from '../../../lib/brand.ts';
import { CallError } from '../../../lib/call-error.ts';
import { keyOf, queryClient, type Sending, useSend } from '../../../lib/calls.ts';
import { useCatalogue } from '../../../lib/catalogue.ts';
import { bodyOf, useContractForm } from '../../../lib/forms.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { showNotice } from '../../../lib/notices.ts';
import { sentences } from '../../../lib/status-texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import type { Candidate } from './candidate.ts';
import { StudentNotice } from './StudentNotice.tsx';
import { reasonsFor, type Target } from './steps.ts';

interface Props {
  candidate: Candidate;
  /** Where to; null while nothing is asked. */
  target: Target | null;
  onClose: () => void;
  /** Refusal 98: the form comes first. */
  onFormNeeded: () => void;
}

export function MoveDialog({ candidate, target, onClose, onFormNeeded }: Props) {
  const t = useTexts('candidates');
  // What is said stays while the dialog fades.
  const [shown, setShown] = useState<Target>(applicationStates.shortlisted);
  if (target !== null && target !== shown) setShown(target);
  const move = useSend(moveCandidate, { quiet: true });
  const leave = () => {
    move.reset();
    onClose();
  };
  return (
    <Dialog
      opened={target !== null}
      onClose={leave}
      title={t(`move.to.${shown}`)}
      busy={move.isPending}
      size="lg"
    >
      <MoveForm
        key={shown}
        candidate={candidate}
        target={shown}
        move={move}
        onClose={leave}
        onFormNeeded={onFormNeeded}
      />
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

function MoveForm({ candidate, target, move, onClose, onFormNeeded }: FormProps) {
  const t = useTexts('candidates');
  const ui = useTexts('ui');
  const { candidato, tipo, tituloOferta } = candidate;
  const { catalogue, name } = useCatalogue();
  const { opciones } = useBrand();
  const isRejection = target === applicationStates.rejected;

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
      try {
        await move.mutateAsync({ body });
        onClose();
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
        if (!error.offline) await refresh();
      }
    },
  });
  const { idMotivo, comentario } = form.getValues();
  const reasons = reasonsFor(catalogue?.tiposMotivoCambioEstadoCandidatura ?? [], tipo);
  const asksForForm =
    target === applicationStates.selected && tipo === 'practicas' && opciones.formularioIncorporacion;
  return (
    <form {...form.formProps}>
      <Stack>
        {asksForForm && <p>{t('move.formWarning')}</p>}
        {isRejection && (
          <SearchSelect
            label={t('move.reason')}
            options={reasons.map((reason) => ({ value: reason.idMotivo, label: reason.descripcion }))}
            {...form.getInputProps('idMotivo')}
          />
        )}
        <Textarea
          label={`${t('move.comment')} (${ui('optional')})`}
          description={t('move.commentHelp')}
          autosize
          minRows={3}
          maxRows={8}
          {...form.getInputProps('comentario')}
        />
        <StudentNotice
          target={target}
          name={candidato.nombre}
          offer={tituloOferta}
          reason={name('tiposMotivoCambioEstadoCandidatura', idMotivo)}
          comment={comentario}
        />
        <ErrorBanner error={move.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={move.isPending}>
            {ui('cancel')}
          </Button>
          <Button type="submit" {...(isRejection && { color: 'red' })} loading={move.isPending}>
            {t(`move.to.${target}`)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
