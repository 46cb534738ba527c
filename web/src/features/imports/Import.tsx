import { Progress, Stack } from '@mantine/core';
import { getImport } from '@portal/contract/imports';
import { useParams } from 'react-router';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { BadRows } from './BadRows.tsx';
import { Changes } from './Changes.tsx';
import { Columns } from './Columns.tsx';
import { ErrorTable } from './ErrorTable.tsx';
import { Result } from './Result.tsx';
import { StudentAccess } from './StudentAccess.tsx';
import type { StoredImport } from './stored-import.ts';

/** While it works, and else: somebody else may have it open. */
const askAgainSeconds = { working: 1, resting: 30 };

/** An import: its columns, what is wrong, what it would write, and once applied, what it wrote. */
export default function Import() {
  const { id = '' } = useParams();
  const call = { params: { id: Number(id) } };
  const once = useCall(getImport, call, { keepPrevious: true });
  const isWorking = once.data?.estado === 'comprobando' || once.data?.estado === 'aplicando';
  const query = useCall(getImport, call, {
    keepPrevious: true,
    everySeconds: isWorking ? askAgainSeconds.working : askAgainSeconds.resting,
  });
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={2} />}>
      {(stored) => <ImportView stored={stored} />}
    </CallView>
  );
}

function ImportView({ stored }: { stored: StoredImport }) {
  const t = useTexts('imports');
  const { id, tipo, nombre, estado, numFilas, numErrores } = stored;
  return (
    <>
      <PageHead title={nombre} context={`${t(`states.${estado}`)} · ${t('inFile', { count: numFilas })}`} />
      <Stack gap="lg" maw="60rem">
        {(estado === 'comprobando' || estado === 'aplicando') && <Working stored={stored} />}
        {estado === 'comprobada' && <Result stored={stored} />}
        {estado === 'fallida' && (
          <Banner meaning="wrong" title={t('failed')}>
            {t('failedText')}
          </Banner>
        )}
        {estado === 'aplicada' && (
          <Banner meaning={numErrores === 0 ? 'good' : 'warning'} title={t('applied')}>
            {t(numErrores === 0 ? 'appliedText' : 'appliedPart')}
          </Banner>
        )}
        {(estado === 'leida' || estado === 'comprobada' || estado === 'fallida') && (
          <Columns key={id} stored={stored} />
        )}
        {estado === 'aplicada' && numErrores > 0 && (
          <Section title={t('leftOut.title')} description={t('leftOut.text')} action={<BadRows id={id} />}>
            <ErrorTable stored={stored} />
          </Section>
        )}
        {estado === 'aplicada' && tipo === 'alumnos' && <StudentAccess stored={stored} />}
        {estado === 'aplicada' && <Changes id={id} tipo={tipo} />}
      </Stack>
    </>
  );
}

function Working({ stored: { estado, avance, numFilas } }: { stored: StoredImport }) {
  const t = useTexts('imports');
  const isChecking = estado === 'comprobando';
  return (
    <Section title={t(`states.${estado}`)}>
      <div role="status">
        <p>{isChecking ? t('checked', { done: avance, total: numFilas }) : t('applying')}</p>
        <Progress
          value={isChecking ? (avance / numFilas) * 100 : 100}
          animated={!isChecking}
          aria-label={t(`states.${estado}`)}
        />
      </div>
    </Section>
  );
}
