import type { Endpoint } from '@portal/contract/endpoint';
import { changeInterview, type Interview } from '@portal/contract/schemas/interviews';
import { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useRefreshedAfter } from '../../lib/api/useRefreshedAfter.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import type { Candidate } from './candidate.ts';
import { InterviewForm } from './InterviewForm.tsx';
import { WhereFields } from './WhereFields.tsx';

interface Props {
  candidate: Candidate;
  interview: Interview;
  changed: readonly Endpoint[];
  onClose: () => void;
}

/** The place, the link and the rest of an interview; its times stay. */
export function ChangeInterview({ candidate: { candidato }, interview, changed, onClose }: Props) {
  const t = useTexts('interviews');
  const send = useSend(changeInterview, { quiet: true, invalidates: changed });
  useRefreshedAfter(send.error, changed);
  const form = useContractForm({
    schema: bodyOf(changeInterview),
    initialValues: {
      idCandidatura: candidato.idCandidatura,
      idEntrevista: interview.id,
      version: interview.version,
      duracion: interview.duracion,
      lugar: interview.lugar ?? '',
      enlace: interview.enlace ?? '',
      nota: interview.nota ?? '',
    },
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ body });
        onClose();
        showNotice(t('company.changed'), t('company.changedBody', { name: candidato.nombre }));
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.showServerErrors(error);
      }
    },
  });
  return (
    <InterviewForm
      candidato={candidato}
      formProps={form.formProps}
      send={send}
      submit={t('company.save')}
      onClose={onClose}
    >
      <WhereFields form={form} />
    </InterviewForm>
  );
}
