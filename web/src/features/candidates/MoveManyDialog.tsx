import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core';
import { applicationStates } from '@portal/contract/applications';
import type { CandidateCard } from '@portal/contract/candidates';
import type { Answer } from '@portal/contract/endpoint';
import type { OfferType } from '@portal/contract/offer-fields';
import { moveCandidates } from '@portal/contract/schemas/candidates';
import { useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { sentences } from '../../lib/i18n/status-texts.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './candidates.module.css';
import { StudentNotice } from './StudentNotice.tsx';
import { staleOnceMoved } from './stale.ts';
import { isFinal, reasonsFor, type TargetOfMany } from './steps.ts';

/** What is known of the offer whose candidates are moved. */
export interface MovedOffer {
  /** `urlAcceso` */
  id: string;
  tipo: OfferType;
  titulo: string;
}

interface Props {
  offer: MovedOffer;
  candidates: readonly CandidateCard[];
  /** Where to; null while nothing is asked. */
  target: TargetOfMany | null;
  onClose: () => void;
  /** They stand elsewhere by now. */
  onMoved: () => void;
}

/** Moves several candidates at once: who is moved, who is not and why, and what each of them reads. */
export function MoveManyDialog({ offer, candidates, target, onClose, onMoved }: Props) {
  const t = useTexts('candidates');
  return (
    <Dialog
      opened={target !== null}
      onClose={onClose}
      title={
        target === null ? '' : t('many.title', { step: t(`move.to.${target}`), count: candidates.length })
      }
      size="lg"
      closesOutside={false}
    >
      {target !== null && (
        <MoveManyForm
          offer={offer}
          candidates={candidates}
          target={target}
          onClose={onClose}
          onMoved={onMoved}
        />
      )}
    </Dialog>
  );
}

function MoveManyForm({ offer, candidates, target, onClose, onMoved }: Props & { target: TargetOfMany }) {
  const t = useTexts('candidates');
  const ui = useTexts('ui');
  const { catalogue, name } = useCatalogue();
  const isRejection = target === applicationStates.rejected;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const move = useSend(moveCandidates, {
    quiet: true,
    invalidates: staleOnceMoved,
  });
  const form = useContractForm({
    schema: bodyOf(moveCandidates),
    initialValues: {
      urlOferta: offer.id,
      candidaturas: candidates.map(({ idCandidatura, idEstado }) => ({
        idCandidatura,
        idEstadoVisto: idEstado,
      })),
      idEstado: target,
      idMotivo: null as number | null,
      comentario: '',
      soloVer: false,
    },
    also: ({ idMotivo }): Record<string, string> => {
      const reason = sentences()?.fields.reason;
      return isRejection && idMotivo === null && reason !== undefined ? { idMotivo: reason } : {};
    },
    onSubmit: async (body) => {
      try {
        const { datos } = await move.mutateAsync({
          body: { ...body, candidaturas: body.candidaturas.filter(isSent) },
        });
        onMoved();
        const count = datos.movidas.length;
        const left = datos.rechazadas.map(({ nombre }) => nombre ?? t('many.unknown')).join(', ');
        showNotice(
          t(`many.done.${target}`, { count }),
          [t('many.told', { count }), left !== '' && t('many.unchanged', { names: left })]
            .filter(Boolean)
            .join(' '),
        );
      } catch (error) {
        if (error instanceof CallError) form.showServerErrors(error);
        else throw error;
      }
    },
  });
  const { idMotivo, comentario, candidaturas } = form.getValues();
  const reasons = reasonsFor(catalogue?.tiposMotivoCambioEstadoCandidatura ?? [], offer.tipo);
  const isKnown = !isRejection || idMotivo !== null;
  const preview = useCall(
    moveCandidates,
    {
      body: {
        urlOferta: offer.id,
        candidaturas,
        idEstado: target,
        ...(idMotivo !== null && { idMotivo }),
        soloVer: true,
      },
    },
    { enabled: isKnown, keepPrevious: true },
  );
  const back = new Set(
    preview.data?.movidas.filter(({ retrocede }) => retrocede).map(({ idCandidatura }) => idCandidatura),
  );
  const isSent = ({ idCandidatura }: { idCandidatura: number }) =>
    !back.has(idCandidatura) || ticked.has(idCandidatura);
  const count = preview.data?.movidas.filter(isSent).length;
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
          label={<OptionalLabel>{t('many.comment')}</OptionalLabel>}
          description={t('many.commentHelp')}
          autosize
          minRows={3}
          maxRows={8}
          {...form.getInputProps('comentario')}
        />
        {isKnown ? (
          <CallView query={preview}>
            {(datos) => (
              <WhoMoves candidates={candidates} outcome={datos} ticked={ticked} onTick={setTicked} />
            )}
          </CallView>
        ) : (
          <Text dim small>
            {t('many.chooseReason')}
          </Text>
        )}
        <StudentNotice
          target={target}
          name={t('many.each')}
          offer={offer.titulo}
          reason={name('tiposMotivoCambioEstadoCandidatura', idMotivo)}
          comment={comentario}
        />
        {isFinal(target) && <p>{t('move.final')}</p>}
        <ErrorBanner error={move.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={move.isPending}>
            {ui('cancel')}
          </Button>
          <Button
            type="submit"
            {...(isRejection && { color: 'red' })}
            loading={move.isPending}
            // Before it is known who would go back, nobody is sent.
            disabled={isKnown && !count}
          >
            {count === undefined
              ? t(`move.to.${target}`)
              : t('many.confirm', { step: t(`move.to.${target}`), count })}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface WhoMovesProps {
  candidates: readonly CandidateCard[];
  outcome: Answer<typeof moveCandidates>;
  /** Who goes back all the same. */
  ticked: ReadonlySet<number>;
  onTick: (ticked: ReadonlySet<number>) => void;
}

function WhoMoves({
  candidates,
  outcome: { movidas, yaEstaban, rechazadas },
  ticked,
  onTick,
}: WhoMovesProps) {
  const t = useTexts('candidates');
  const on = movidas.filter(({ retrocede }) => !retrocede);
  const back = movidas.filter(({ retrocede }) => retrocede);
  const states = new Map(candidates.map(({ idCandidatura, idEstado }) => [idCandidatura, idEstado]));
  const withState = ({ idCandidatura, nombre }: { idCandidatura: number; nombre: string }) => {
    const idEstado = states.get(idCandidatura);
    return idEstado === undefined ? nombre : `${nombre} (${t(`state.${idEstado}`)})`;
  };
  const namesOf = (people: readonly { nombre: string }[]) => people.map(({ nombre }) => nombre).join(', ');
  return (
    <Stack gap="xs" className={classes.who}>
      <div role="status">
        {on.length > 0 && (
          <p>
            <strong>{t('many.moved', { count: on.length })}</strong> {namesOf(on)}
          </p>
        )}
        {yaEstaban.length > 0 && (
          <p>
            <strong>{t('many.there', { count: yaEstaban.length })}</strong> {namesOf(yaEstaban)}
          </p>
        )}
      </div>
      {back.length > 0 && (
        <Checkbox.Group
          label={t('many.back', { count: back.length })}
          description={t('many.backHelp')}
          value={[...ticked].map(String)}
          onChange={(ids) => onTick(new Set(ids.map(Number)))}
        >
          <Stack gap="xs" mt="xs">
            {back.map((one) => (
              <Checkbox key={one.idCandidatura} value={String(one.idCandidatura)} label={withState(one)} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {rechazadas.length > 0 && (
        <>
          <p>
            <strong>{t('many.refused', { count: rechazadas.length })}</strong>
          </p>
          <ul className={classes.refused}>
            {rechazadas.map(({ idCandidatura, nombre, mensaje }) => (
              <li key={idCandidatura}>
                {nombre ?? t('many.unknown')}: {mensaje}
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}
