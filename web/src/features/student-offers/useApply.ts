import type { Answer } from '@portal/contract/endpoint';
import { apply, missingDocumentation } from '@portal/contract/schemas/applications';
import { getOffer } from '@portal/contract/student-offers';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { applicationCalls } from '../../domain/application/application-calls.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { keyOf, useSend } from '../../lib/api/calls.ts';
import { useDraft } from '../../lib/forms/draft.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import type { Sent } from './ApplyDone.tsx';
import {
  type Attachment,
  contentOf,
  isLetter,
  isSent,
  placeOfSent,
  problemOf,
  problemTogether,
  toSend,
  withWanted,
} from './documents.ts';

export const presentationLength = 3000;

export type ApplyFields = ReturnType<typeof useApply>['form'];

/** What is kept as a draft; files are not. */
const schema = bodyOf(apply).pick({ presentacion: true, aceptaCondiciones: true });

/** A student who comes back has not agreed to what is read now. */
const agreedAnew = ['aceptaCondiciones'];

const documentPath = (index: number) => `documentos.${index}`;

/** The form with which one applies: what is typed, what is attached, and what the portal has against it. */
export function useApply(
  { oferta, condiciones, documentosPendientes, documentosDelCv }: Answer<typeof getOffer>,
  /** What was written in an application that was withdrawn since. */
  earlierLetter: string,
  done: {
    onBusy: (isBusy: boolean) => void;
    onSent: (sent: Sent) => void;
    /** What is left to be read of it is a notice of its own. */
    onToldApart: () => void;
  },
) {
  const t = useTexts('studentOffers');
  const ui = useTexts('ui');
  const { fields, statuses } = useSentences() ?? {};
  const client = useQueryClient();
  const { urlAcceso: urlOferta } = oferta;
  const [attachments, setAttachments] = useState(() => withWanted([], documentosPendientes));
  const send = useSend(apply, {
    quiet: true,
    invalidates: applicationCalls,
  });

  const textOf = (attachment: Attachment, letter: string): string | undefined => {
    const problem = problemOf(attachment, letter);
    if (problem === undefined) return undefined;
    const missing = t(isLetter(attachment) ? 'apply.dialog.missingLetter' : 'apply.dialog.missing', {
      document: attachment.nombre,
    });
    return problem === 'url' ? (fields?.webAddress ?? missing) : missing;
  };

  const together = useTogether(attachments);
  const form = useContractForm({
    schema,
    initialValues: { presentacion: earlierLetter, aceptaCondiciones: false },
    also: ({ presentacion, aceptaCondiciones }) => ({
      ...(together !== undefined && { documentos: together }),
      ...Object.fromEntries(
        attachments.flatMap((attachment, index) => {
          const text = textOf(attachment, presentacion);
          return text === undefined ? [] : [[documentPath(index), text]];
        }),
      ),
      ...(condiciones !== null &&
        !aceptaCondiciones && { aceptaCondiciones: fields?.conditions ?? t('apply.dialog.accept') }),
    }),
    onSubmit: async ({ presentacion, aceptaCondiciones }) => {
      done.onBusy(true);
      try {
        const { mensaje, aviso } = await send.mutateAsync({
          body: {
            urlOferta,
            aceptaCondiciones,
            documentos: toSend(attachments),
            ...(presentacion && { presentacion }),
          },
        });
        draft.discard();
        if (aviso !== null) return done.onToldApart();
        done.onSent({
          documents: [
            ...attachments
              .filter(isSent)
              .map((one) => t('apply.dialog.ofKind', { nombre: one.nombre, fichero: contentOf(one) })),
            ...documentosDelCv.map(({ nombre, fichero }) => t('apply.dialog.ofKind', { nombre, fichero })),
          ],
          hasPresentation: Boolean(presentacion),
          mensaje,
        });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        learn(error);
      } finally {
        done.onBusy(false);
      }
    },
  });
  const draft = useDraft(`apply.${urlOferta}`, form, { secrets: agreedAnew });

  /** Sent from another tab: there is nothing left to send here, and the page behind does not know it. */
  const toldElsewhere = () => {
    for (const call of applicationCalls) client.invalidateQueries({ queryKey: keyOf(call) });
    showNotice(statuses?.alreadyApplied.title ?? '', statuses?.alreadyApplied.body);
    done.onToldApart();
  };

  /** What a refusal says about the form; the offer may be another by now. */
  const learn = (error: CallError) => {
    if (error.offline) return;
    if (error.name === 'alreadyApplied') return toldElsewhere();
    client.invalidateQueries({ queryKey: keyOf(getOffer) });
    const wanted = missingDocumentation.safeParse(error.datos);
    if (wanted.success) setAttachments((before) => withWanted(before, wanted.data.documentacionNecesaria));
    form.showServerErrors(error);
    for (const { campo, mensaje } of error.fields) {
      const place = Number(/^(?:body\.)?documentos\.(\d+)/.exec(campo)?.[1]);
      const index = placeOfSent(attachments, place);
      const file = attachments[index]?.fichero;
      if (error.name === 'fileTypeNotAllowed' && file != null)
        form.showProblem(documentPath(index), ui('file.otherInside', { name: file.nombre }));
      else if (index in attachments) form.setFieldError(documentPath(index), mensaje);
    }
  };

  const attach = (index: number, changed: Attachment) => {
    setAttachments((before) => before.map((one, at) => (at === index ? changed : one)));
    form.clearFieldError(documentPath(index));
  };

  return { form, draft, send, attachments, attach, together };
}

/** What the documents have against going together, told as soon as they are chosen. */
function useTogether(attachments: readonly Attachment[]): string | undefined {
  const t = useTexts('studentOffers');
  const { fileSize } = useFormat();
  const problem = useMemo(() => problemTogether(attachments), [attachments]);
  if (problem === undefined) return undefined;
  const { kind, max } = problem;
  return kind === 'tooMany'
    ? t('apply.dialog.tooMany', { count: attachments.filter(isSent).length, max })
    : t('apply.dialog.tooLarge', { total: fileSize(problem.total), max: fileSize(max) });
}
