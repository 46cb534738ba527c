import { Anchor, Flex, Title } from '@mantine/core';
import { applicationStates } from '@portal/contract/applications';
import { IconFileTypePdf, IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Text } from '../../ui/Text.tsx';
import { CandidateForm } from './CandidateForm.tsx';
import { CandidateHistory } from './CandidateHistory.tsx';
import { CandidateInterview } from './CandidateInterview.tsx';
import { CandidateNotes } from './CandidateNotes.tsx';
import { CandidateState } from './CandidateState.tsx';
import { CvPart, type PartOrder, Words } from './CvPart.tsx';
import { CvParts } from './CvParts.tsx';
import type { Candidate } from './candidate.ts';
import classes from './candidates.module.css';
import { MoveCandidate } from './MoveCandidate.tsx';

/** A candidate: who, the next step, and the CV as it was sent; on a page of its own beside what was sent along. */
export function CandidateView({ candidate, isPage = false }: { candidate: Candidate; isPage?: boolean }) {
  const t = useTexts('candidates');
  const { candidato, tituloOferta, presentacion, documentos, cvPdf, historial } = candidate;
  const { nombre, apellidos, titulacion, curso, fecha, idEstado } = candidato;
  const format = useFormat();
  const name = useRef<HTMLHeadingElement>(null);
  const order: PartOrder = isPage ? 2 : 4;
  const hasWithdrawn = idEstado === applicationStates.withdrawn;
  const sent = (
    <>
      {cvPdf === null && !hasWithdrawn && (
        <Text dim small>
          {t('panel.noPdf')}
        </Text>
      )}
      {(cvPdf !== null || documentos.length > 0) && (
        <ul className={classes.files} aria-label={t('cv.documents')}>
          {cvPdf !== null && (
            <li>
              <IconFileTypePdf size={18} aria-hidden />
              <Anchor href={cvPdf.url} target="_blank" rel="noopener">
                {t('panel.pdf')}
              </Anchor>
            </li>
          )}
          {documentos.map(({ nombre: file, url, externo }) => (
            <li key={url}>
              <IconPaperclip size={18} aria-hidden />
              <Anchor href={url} target="_blank" rel="noopener noreferrer">
                {file}
              </Anchor>
              {externo && (
                <Text component="span" dim small>
                  ({t('cv.outside')})
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
  const letter = presentacion && (
    <CvPart title={t('cv.letter')} order={order}>
      <Words>{presentacion}</Words>
    </CvPart>
  );
  const notes = !hasWithdrawn && (
    <CandidateNotes key={candidato.idCandidatura} id={candidato.idCandidatura} order={order} />
  );
  const cv = !hasWithdrawn && <CvParts cv={candidate.cv} letter={presentacion} order={order} />;
  const history = <CandidateHistory events={historial} order={order} />;
  return (
    <article className={classes.view}>
      <Flex component="header" direction="column" gap="0.25rem">
        <Title ref={name} order={isPage ? 1 : 3} size="h1" tabIndex={-1}>
          {nombre} {apellidos}
        </Title>
        {isPage && <p className={classes.context}>{t('panel.appliedTo', { offer: tituloOferta })}</p>}
        <p className={classes.context}>
          {[titulacion, curso !== null && t('course', { course: String(curso) })].filter(Boolean).join(', ')}
        </p>
        <p className={classes.context}>
          <CandidateState idEstado={idEstado} rechazadaPorAlumno={candidato.rechazadaPorAlumno} />
          <span title={format.dayAndTime(fecha)}>{t('panel.applied', { when: format.relative(fecha) })}</span>
        </p>
      </Flex>
      {hasWithdrawn && (
        <Banner meaning="info" title={t('panel.withdrawn')}>
          <p>{t('panel.withdrawnBody')}</p>
        </Banner>
      )}
      <CandidateForm candidate={candidate} />
      <MoveCandidate candidate={candidate} name={name} />
      <CandidateInterview key={candidato.idCandidatura} candidate={candidate} order={order} />
      {isPage && !hasWithdrawn ? (
        <Columns start="minmax(0, 22rem)">
          <div className={classes.view}>
            {sent}
            {letter}
            {notes}
          </div>
          <div className={classes.view}>
            {cv}
            {history}
          </div>
        </Columns>
      ) : (
        <>
          {sent}
          {letter}
          {notes}
          {cv}
          {history}
        </>
      )}
    </article>
  );
}
