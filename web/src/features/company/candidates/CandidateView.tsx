import { Anchor, Title } from '@mantine/core';
import { applicationStates } from '@portal/contract/applications';
import { IconFileTypePdf, IconPaperclip } from '@tabler/icons-react';
import { useTexts } from '../../../lib/i18n.ts';
import { Typed } from '../../../lib/offer-view/Part.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CandidateHistory } from './CandidateHistory.tsx';
import { CandidateState } from './CandidateState.tsx';
import { CvParts } from './CvParts.tsx';
import type { Candidate } from './candidate.ts';
import classes from './candidates.module.css';
import { MoveCandidate } from './MoveCandidate.tsx';

/** A candidate: who, the next step, and the CV as it was sent. */
export function CandidateView({ candidate, isPage = false }: { candidate: Candidate; isPage?: boolean }) {
  const t = useTexts('candidates');
  const { candidato, tituloOferta, presentacion, documentos, cvPdf, historial } = candidate;
  const { nombre, apellidos, titulacion, curso, fecha, idEstado } = candidato;
  const format = useFormat();
  const hasWithdrawn = idEstado === applicationStates.withdrawn;
  return (
    <article className={classes.view}>
      <header className={classes.viewHead}>
        <Title order={isPage ? 1 : 3} tabIndex={-1} className={classes.viewName}>
          {nombre} {apellidos}
        </Title>
        {isPage && <p className={classes.viewContext}>{t('panel.appliedTo', { offer: tituloOferta })}</p>}
        <p className={classes.viewContext}>
          {[titulacion, curso !== null && t('course', { course: String(curso) })].filter(Boolean).join(', ')}
        </p>
        <p className={classes.viewContext}>
          <CandidateState idEstado={idEstado} />
          <span title={format.dayAndTime(fecha)}>{t('panel.applied', { when: format.relative(fecha) })}</span>
        </p>
      </header>
      {hasWithdrawn ? (
        <Banner meaning="info" title={t('panel.withdrawn')}>
          <p>{t('panel.withdrawnBody')}</p>
        </Banner>
      ) : (
        <MoveCandidate candidate={candidate} />
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
          {documentos.map(({ nombre: name, url, externo }) => (
            <li key={url}>
              <IconPaperclip size={18} aria-hidden />
              <Anchor href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </Anchor>
              {externo && <span className={classes.dim}>({t('cv.outside')})</span>}
            </li>
          ))}
        </ul>
      )}
      {presentacion && (
        <section className={classes.part}>
          <Title order={isPage ? 2 : 4} className={classes.partTitle}>
            {t('cv.letter')}
          </Title>
          <div className={classes.typed}>
            <Typed>{presentacion}</Typed>
          </div>
        </section>
      )}
      {!hasWithdrawn && <CvParts cv={candidate.cv} letter={presentacion} order={isPage ? 2 : 4} />}
      <CandidateHistory events={historial} order={isPage ? 2 : 4} />
    </article>
  );
}
