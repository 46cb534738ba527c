import { listSurveyTexts, type QuestionResults } from '@portal/contract/surveys';
import { useState } from 'react';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { PagedRows } from '../../../ui/FilteredList.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from './managers.module.css';

const pageSize = 10;

/** What was written in answer to a question, a page at a time. */
export function WrittenAnswers({ idEncuesta, question }: { idEncuesta: number; question: QuestionResults }) {
  const t = useTexts('surveyResults');
  const [page, setPage] = useState(1);
  const query = useCall(
    listSurveyTexts,
    {
      params: { id: String(idEncuesta) },
      query: { idPregunta: question.idPregunta, pagina: page, porPagina: pageSize },
    },
    { keepPrevious: true },
  );
  return (
    <CallView query={query}>
      {({ textos, numTotal }) => (
        <PagedRows
          label={t('caption', { text: question.texto })}
          page={page}
          pageSize={pageSize}
          turn={setPage}
          nothing={<Text dim>{t('unanswered')}</Text>}
          total={numTotal}
          rows={textos.map((text, place) => ({
            id: place,
            row: <p className={classes.written}>{text}</p>,
          }))}
          flush
        />
      )}
    </CallView>
  );
}
